import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Academy } from '../../content/schemas/academy.ts';
import type { Site } from '../../content/schemas/site.ts';
import { Section } from '../../ui/section.tsx';
import { telephoneLink } from '../../ui/telephone-link.ts';
import { enquiryLinks } from './enquiry-links.ts';

interface AskAboutCourseProps {
  readonly course: string;
  readonly academy: Academy;
  readonly words: Site['syllabus'];
}

/** Plain links to telephone, WhatsApp and e-mail; the last two with the course named in the message. */
export function AskAboutCourse({ course, academy, words }: AskAboutCourseProps) {
  const message = words.message.replace('{course}', course);
  const { whatsapp, email } = enquiryLinks(academy, course, message);
  const [phone = academy.whatsapp] = academy.phones;
  return (
    <div className="print:hidden">
      <Section heading={words.ask} text={words.askText} tone="marigold">
        <ul className="mt-6 flex flex-wrap gap-3">
          <AskLink href={telephoneLink(phone)} icon={<Phone aria-hidden="true" size={20} />}>
            {phone}
          </AskLink>
          <AskLink href={whatsapp} icon={<MessageCircle aria-hidden="true" size={20} />}>
            WhatsApp
          </AskLink>
          <AskLink href={email} icon={<Mail aria-hidden="true" size={20} />}>
            {academy.email}
          </AskLink>
        </ul>
      </Section>
    </div>
  );
}

interface AskLinkProps {
  readonly href: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

function AskLink({ href, icon, children }: AskLinkProps) {
  return (
    <li className="min-w-0">
      <a href={href} className="button button-quiet wrap-anywhere">
        {icon}
        {children}
      </a>
    </li>
  );
}
