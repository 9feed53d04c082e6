import { Mail, Phone } from 'lucide-react';
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
    <div className="mt-4 rounded-lg bg-sunken p-6">
      <p className="max-w-2xl">{words.text}</p>
      <ul className="mt-4 flex flex-wrap gap-3">
        <li>
          <a href={telephoneLink(contact.phone)} className="button button-quiet">
            <Phone aria-hidden="true" size={20} />
            {contact.phone}
          </a>
        </li>
        <li>
          <a href={`mailto:${contact.email}`} className="button button-quiet">
            <Mail aria-hidden="true" size={20} />
            {contact.email}
          </a>
        </li>
      </ul>
    </div>
  );
}
