import { Mail, Phone } from 'lucide-react';
import { ContactButton } from '../../ui/contact-button.tsx';
import { telephoneLink } from '../../ui/telephone-link.ts';
import type { FilterWords } from './course-filter-sentence.ts';

/** Whom to ask when no course is found. */
export interface FilterContact {
  readonly phone: string;
  readonly email: string;
}

interface CourseFilterNothingProps {
  readonly words: FilterWords['nothing'];
  readonly contact: FilterContact;
}

/** What to do when no course is found: other words, or a question to the academy. */
export function CourseFilterNothing({ words, contact }: CourseFilterNothingProps) {
  return (
    <div className="mt-4 mb-10 rounded-lg bg-sunken p-6">
      <p className="max-w-2xl">{words.text}</p>
      <ul className="mt-4 flex flex-wrap gap-3">
        <ContactButton href={telephoneLink(contact.phone)} icon={Phone} text={contact.phone} />
        <ContactButton href={`mailto:${contact.email}`} icon={Mail} text={contact.email} />
      </ul>
    </div>
  );
}
