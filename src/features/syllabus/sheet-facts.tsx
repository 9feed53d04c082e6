import type { Course } from '../../content/content.ts';
import { factTexts, type FactName } from '../../content/fact-texts.ts';
import type { SyllabusWords } from '../../content/schemas/syllabus-words.ts';

interface SheetFactsProps {
  readonly course: Course;
  readonly words: SyllabusWords;
}

/** What a family compares courses by; a line to write on where it is not known. */
export function SheetFacts({ course, words }: SheetFactsProps) {
  const known = new Map(factTexts(course.facts));
  // The schema gives the words these names.
  const asked = (Object.keys(words.facts) as FactName[])
    .filter((name) => known.has(name) || alwaysAsked.includes(name))
    .map((name) => [words.facts[name], known.get(name)] as const);
  const rows = [
    [words.level, words.levels[course.level]] as const,
    ...asked,
    [words.sheet.batchTime, undefined] as const,
    [words.sheet.spokeWith, undefined] as const,
  ];
  return (
    <dl className="sheet-facts">
      {rows.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const alwaysAsked: readonly FactName[] = ['duration', 'fee', 'nextBatch'];
