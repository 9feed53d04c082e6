import { fill } from '../../content/fill.ts';
import { contactWays, type Reachable } from '../../layout/contact-ways.ts';
import { WaysToReach } from '../../layout/ways-to-reach.tsx';
import type { FilterWords } from './course-filter-sentence.ts';

interface CourseFilterNothingProps {
  readonly words: FilterWords['nothing'];
  /** Whom to ask. */
  readonly contact: Reachable;
  /** What was typed; empty where only a level and a group were chosen. */
  readonly searched: string;
}

/** What to do when no course is found: other words, or a question to the academy that holds these. */
export function CourseFilterNothing({ words, contact, searched }: CourseFilterNothingProps) {
  const message = fill(words.message, { words: searched });
  return (
    <div className="mt-2 mb-10 rounded-lg bg-sunken px-4 py-3 sm:mt-4 sm:p-6">
      <p className="max-w-2xl">{words.text}</p>
      <WaysToReach ways={contactWays(contact, { ...words, message })} />
    </div>
  );
}
