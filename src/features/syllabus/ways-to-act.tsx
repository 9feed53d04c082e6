import { fill } from '../../content/fill.ts';
import { MessageCircle, Phone } from 'lucide-react';
import type { Academy } from '../../content/schemas/academy.ts';
import type { SyllabusWords } from '../../content/schemas/syllabus-words.ts';
import { enquiryLinks } from '../../layout/enquiry-links.ts';
import { telephoneLink } from '../../ui/telephone-link.ts';

export interface WaysToActProps {
  /** The course's title, which the message names. */
  readonly course: string;
  readonly academy: Academy;
  readonly words: SyllabusWords;
}

/** The two ways to ask about a course that need one press: WhatsApp and a call. */
export function WaysToAct({ course, academy, words }: WaysToActProps) {
  const message = fill(words.message, { course });
  const [phone = academy.whatsapp] = academy.phones;
  return (
    <>
      <a
        href={enquiryLinks(academy, course, message).whatsapp}
        className="button button-primary grow"
      >
        <MessageCircle aria-hidden="true" size={20} />
        {words.whatsapp}
      </a>
      <a href={telephoneLink(phone)} className="button button-quiet">
        <Phone aria-hidden="true" size={20} />
        <span>
          {words.call}
          <span className="sr-only">{` ${phone}`}</span>
        </span>
      </a>
    </>
  );
}
