import type { ValidatorWords } from '../../content/schemas/validator.ts';
import type { CertificateState } from '../../register/certificates/states.ts';
import { FactList } from './fact-list.tsx';
import { fillSentence } from './fill-sentence.tsx';
import { keepFocus } from './keep-focus.ts';
import { shownDate } from './shown-dates.ts';
import type { OnSearch } from './similar-ids.tsx';

interface StateFactsProps {
  readonly words: ValidatorWords['states'];
  readonly state: CertificateState;
  readonly onSearch: OnSearch;
}

/** The dates of a certificate's state, the note that nobody understands, and the certificate that replaces it. */
export function StateFacts({ words, state, onSearch }: StateFactsProps) {
  const by = 'by' in state ? state.by : undefined;
  return (
    <>
      <FactList facts={factsOf(state, words)} className="mt-3" />
      {by !== undefined && (
        <button
          type="button"
          className="button button-quiet mt-4 text-start wrap-anywhere print:border-0 print:p-0"
          onMouseDown={keepFocus}
          onClick={(event) => {
            onSearch(by, event);
          }}
        >
          <span>{fillSentence(words.by, { id: by })}</span>
        </button>
      )}
    </>
  );
}

/** What an incomplete register lacks of a certificate. */
export function missingText(
  { lacks }: Extract<CertificateState, { kind: 'incomplete' }>,
  { incomplete }: Pick<ValidatorWords['states'], 'incomplete'>,
): string {
  return lacks.map((value) => incomplete[value]).join(', ');
}

/** Labels and texts. */
function factsOf(state: CertificateState, words: ValidatorWords['states']): [string, string][] {
  const dated = (label: string, date: string | undefined): [string, string][] =>
    date === undefined ? [] : [[label, shownDate(date, words.eitherDate)]];
  const issued = dated(words.issued, state.issued);
  switch (state.kind) {
    case 'valid':
      return [...issued, ...dated(words.until, state.until)];
    case 'expired':
      return [
        ...issued,
        ...dated(words.expired.until, state.until),
        ...dated(words.expired.since, state.since),
      ];
    case 'withdrawn':
    case 'replaced':
      return [...issued, ...dated(words[state.kind].since, state.since)];
    case 'unclear':
      return [...issued, [words.unclear.text, shownDate(state.text, words.eitherDate)]];
    case 'incomplete':
      return [[words.incomplete.missing, missingText(state, words)]];
  }
}
