import { fill } from '../../content/fill.ts';
import type { ValidatorWords } from '../../content/schemas/validator.ts';
import { shownMoment, shownSince } from './shown-dates.ts';
import type { FoundAnswer } from './use-certificate-search.ts';

interface RegisterDateProps {
  readonly words: ValidatorWords['asOf'];
  readonly answer: FoundAnswer;
}

/** When the register was put online, and when it was asked; nothing where its host does not say. */
export function RegisterDate({ words, answer: { asOf, checked } }: RegisterDateProps) {
  const date = shownSince(asOf);
  return (
    date && (
      <p className="mt-4 text-sm text-muted">
        {fill(words.sentence, { date, checked: shownMoment(checked) })}
      </p>
    )
  );
}
