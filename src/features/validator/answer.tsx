import {
  CircleArrowRight,
  CircleCheck,
  CircleEllipsis,
  CircleMinus,
  CircleQuestionMark,
  Clock,
  type LucideIcon,
} from 'lucide-react';
import type { MouseEvent } from 'react';
import { fill } from '../../fill.ts';
import {
  type CertificateState,
  certificateStates,
  type StateKind,
} from '../../register/certificates/states.ts';
import { Checked, type Fact, FactList } from './evidence.tsx';
import type { IslandWords } from './island-words.ts';
import { type Answer, type FoundAnswer, keepFocus, type UnknownAnswer } from './search.tsx';
import { fillSentence, short, shownDate } from './shown-texts.tsx';
import { useValidator } from './validator-context.ts';

interface AnswerTextProps<Kind = Answer> {
  readonly answer: Kind;
  readonly onSearch: OnSearch;
}

/** Searches for an ID that was offered; the event tells whether a pointer or the keyboard pressed the button. */
export type OnSearch = (id: string, event: MouseEvent) => void;

/** What is said of one ID. */
export function AnswerText({ answer, ...rest }: AnswerTextProps) {
  if (answer.status === 'found') return <FoundCertificate {...rest} answer={answer} />;
  return answer.status === 'incomplete' ? (
    <IncompleteRegister {...rest} answer={answer} />
  ) : (
    <UnknownId {...rest} answer={answer} />
  );
}

/** What the register says of a certificate that it holds, and when it was read. */
function FoundCertificate({ answer, onSearch }: AnswerTextProps<FoundAnswer>) {
  const { valid, states } = useValidator().words;
  const { certificate, state, foundBy } = answer;
  const { heading, sentence } = state.kind === 'valid' ? valid : states[state.kind];
  // A certificate without an ID was found by what was typed.
  const id = certificate.id || answer.id;
  const isNamed = certificate.id !== '' || state.kind !== 'valid';
  const by = 'by' in state ? state.by : undefined;
  const Mark = marks[state.kind];
  return (
    <div className="answer" data-tone={certificateStates[state.kind].tone}>
      <div className="answer-head flex items-center gap-3 text-(--tone)">
        <Mark className={markSize} />
        <h2 className="min-w-0 text-2xl">{heading}</h2>
      </div>
      <p className="mt-3 wrap-anywhere *:font-bold max-sm:leading-snug sm:text-lg">
        {fillSentence(isNamed ? sentence : valid.sentenceWithoutId, { ...certificate, id })}
      </p>
      <FactList facts={stateFacts(state, states)} className="mt-3" />
      {by !== undefined && <Offers ids={[by]} sentence={states.by} onSearch={onSearch} />}
      {foundBy && (
        <p className="my-3 font-semibold">
          {typeof foundBy === 'string'
            ? valid.foundBy[foundBy]
            : fill(valid.foundBy.column, { column: foundBy.name })}
        </p>
      )}
      <LeftOff text={answer.leftOff} />
      <Checked moment={answer.checked} asOf={answer.asOf} />
    </div>
  );
}

/** What a link carried after the ID. */
function LeftOff({ text = '' }: { readonly text: string | undefined }) {
  const { leftOff } = useValidator().words.valid;
  if (text === '') return null;
  return (
    <p className="mt-3 text-sm wrap-anywhere text-muted">
      {fillSentence(leftOff, { text: short(text) })}
    </p>
  );
}

const markSize = 'h-auto w-[clamp(2rem,8vw,3rem)] flex-none';

const marks: Readonly<Record<StateKind, LucideIcon>> = {
  valid: CircleCheck,
  expired: Clock,
  withdrawn: CircleMinus,
  replaced: CircleArrowRight,
  unclear: CircleQuestionMark,
  incomplete: CircleEllipsis,
};

/** The dates of a certificate's state, what nobody understands of it, or what it lacks: labels and texts. */
function stateFacts(state: CertificateState, words: IslandWords['states']): Fact[] {
  if (state.kind === 'incomplete') return [[words.incomplete.missing, missingText(state, words)]];
  const shown = (date: string | undefined) => date && shownDate(date, words.eitherDate);
  const issued: Fact = [words.issued, shown(state.issued)];
  if (state.kind === 'unclear') return [issued, [words.unclear.text, shown(state.text)]];
  if (state.kind === 'valid') return [issued, [words.until, shown(state.until)]];
  return [
    issued,
    [words.expired.until, shown(state.until)],
    [words[state.kind].since, shown(state.since)],
  ];
}

/** What an incomplete register lacks of a certificate. */
export function missingText(
  { lacks }: Extract<CertificateState, { kind: 'incomplete' }>,
  { incomplete }: Pick<IslandWords['states'], 'incomplete'>,
): string {
  return lacks.map((value) => incomplete[value]).join(', ');
}

/**
 * The ID is not in the register, which was read. The verdict comes first, and of what was asked no more than an ID is
 * shown, in quotation marks, so that no link speaks for the site. Similar IDs are offered; the answer stays invalid (R8).
 */
function UnknownId({ answer, onSearch }: AnswerTextProps<UnknownAnswer>) {
  const words = useValidator().words.invalid;
  return (
    <div className="answer" data-tone="absent">
      <h2 className="text-2xl text-error">{words.message}</h2>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] items-center gap-x-6 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
        <NotFoundPicture label={words.picture} />
        <div>
          <p className="font-semibold wrap-anywhere *:inline-block *:whitespace-normal">
            {answer.id === ''
              ? words.empty
              : fillSentence(words.notFound, { id: short(answer.id) })}
          </p>
          <Offers
            ids={answer.similar}
            sentence={words.similar}
            note={words.similarNote}
            onSearch={onSearch}
          />
          {answer.status === 'mistyped' && <p className="my-3 font-semibold">{words.mistyped}</p>}
          {answer.id !== '' && (
            <>
              <p className="mt-2">{words.hint}</p>
              <LeftOff text={answer.leftOff} />
              <Checked moment={answer.checked} asOf={answer.asOf} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

/** The ID was not found, but rows of the register have none that can be read: it is neither valid nor invalid (R9). */
function IncompleteRegister({ answer, onSearch }: AnswerTextProps<UnknownAnswer>) {
  const { invalid, states } = useValidator().words;
  const { incomplete } = states;
  return (
    <div className="answer" data-tone={certificateStates.incomplete.tone}>
      <div className="answer-head flex items-center gap-3 text-(--tone)">
        <CircleEllipsis className={markSize} />
        <h2 className="min-w-0 text-2xl">{incomplete.heading}</h2>
      </div>
      <p className="mt-3 wrap-anywhere *:font-bold max-sm:leading-snug sm:text-lg">
        {fillSentence(incomplete.unknown, { id: short(answer.id) })}
      </p>
      <LeftOff text={answer.leftOff} />
      <Offers ids={answer.similar} sentence={invalid.similar} onSearch={onSearch} />
      <Checked moment={answer.checked} asOf={answer.asOf} />
    </div>
  );
}

interface OffersProps extends Pick<AnswerTextProps, 'onSearch'> {
  readonly ids: readonly string[];
  /** With the blank `{id}`. */
  readonly sentence: string;
  /** That the offer changes nothing about the answer. */
  readonly note?: string;
}

/** Other IDs of the register, such as those that may have been meant, each as a button that looks it up. */
function Offers({ ids, sentence, note, onSearch }: OffersProps) {
  const { offered } = useValidator().words.invalid;
  if (ids.length === 0) return null;
  return (
    <div className="my-4">
      <ul className="grid justify-items-start gap-2">
        {ids.map((id) => (
          <li key={id}>
            <button
              type="button"
              className="button button-quiet text-start wrap-anywhere print:min-h-0 print:border-0 print:bg-transparent print:p-0"
              onMouseDown={keepFocus}
              onClick={(event) => onSearch(id, event)}
            >
              <span>{fillSentence(sentence, { id })}</span>
            </button>
          </li>
        ))}
      </ul>
      <p hidden>{offered}</p>
      {note !== undefined && (
        <p data-silent className="mt-2 text-sm">
          {note}
        </p>
      )}
    </div>
  );
}

/** A certificate without a seal, and a magnifying glass that finds nothing at the place of its ID. */
function NotFoundPicture({ label }: { readonly label: string }) {
  return (
    <svg
      viewBox="0 0 240 188"
      role="img"
      aria-label={label}
      className="h-auto w-[192px] print:w-28"
    >
      <use href="#not-found" />
    </svg>
  );
}
