import { fill } from '../../content/fill.ts';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { Academy } from '../../content/schemas/academy.ts';
import { enquiryLinks } from '../../layout/enquiry-links.ts';
import { ContactButton } from '../../ui/contact-button.tsx';
import { telephoneLink } from '../../ui/telephone-link.ts';
import type { FilterWords } from './course-filter-sentence.ts';

/** Whom to ask when no course is found. */
export type FilterContact = Pick<Academy, 'whatsapp' | 'phones' | 'email'>;

interface CourseFilterNothingProps {
  readonly words: FilterWords['nothing'];
  readonly contact: FilterContact;
  /** What was typed; empty where only a level and a group were chosen. */
  readonly searched: string;
}

/** What to do when no course is found: other words, or a question to the academy that holds these. */
export function CourseFilterNothing({ words, contact, searched }: CourseFilterNothingProps) {
  const message = fill(words.message, { words: searched });
  const { whatsapp, email } = enquiryLinks(contact, words.subject, message);
  const [phone = contact.whatsapp] = contact.phones;
  return (
    <div className="mt-2 mb-10 rounded-lg bg-sunken p-4 sm:mt-4 sm:p-6">
      <p className="max-w-2xl">{words.text}</p>
      <ul className="mt-4 flex flex-wrap gap-3">
        <ContactButton href={whatsapp} icon={MessageCircle} text="WhatsApp" />
        <ContactButton href={telephoneLink(phone)} icon={Phone} text={phone} />
        <ContactButton href={email} icon={Mail} text={contact.email} />
      </ul>
    </div>
  );
}
