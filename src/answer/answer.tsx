// The folder src/answer is an answer in words, drawn and on paper, for the validator and for the desk.
// May import ui, layout, content, register and spreadsheet. Knows nothing of the page around it.
// Start with answer-to.ts, which puts a verdict into words; this file shows them, and certificate.tsx draws.
import { type MouseEvent, useState } from 'react';
import { fill } from '../fill.ts';
import { wordsOf } from '../register/words-of.ts';
import { Sign } from './below-answer.tsx';
import { Checked, FactList } from './evidence.tsx';
import { fillSentence, short } from './shown-texts.tsx';
import type { Answer } from './answer-to.ts';
import { useValidator } from './validator-context.ts';

interface AnswerTextProps {
  readonly answer: Answer;
  readonly onSearch: OnSearch;
}

/** Searches for an offered ID. The event shows whether a pointer or the keyboard pressed the button. */
export type OnSearch = (id: string, event: MouseEvent) => void;

/** The answer to one ID. */
export function AnswerText({ answer, onSearch }: AnswerTextProps) {
  const { verdict, certificate } = answer;
  if ('similar' in verdict && verdict.status !== 'incomplete') {
    return <UnknownId answer={answer} onSearch={onSearch} />;
  }
  return (
    <div className="answer" data-tone={answer.tone}>
      {answer.foundBy && (
        <p className="mb-3 font-semibold wrap-anywhere text-(--tone)">{answer.foundBy}</p>
      )}
      <div className="answer-head flex items-center gap-x-3 text-(--tone) max-[20rem]:flex-wrap">
        <Sign name={answer.kind} className="size-[clamp(2rem,8vw,3rem)]" />
        <h2 className="min-w-0 text-2xl">{answer.heading}</h2>
      </div>
      <p className="mt-3 wrap-anywhere *:font-bold max-sm:leading-snug sm:text-lg">
        {fillSentence(answer.sentence, answer.values)}
      </p>
      {certificate && answer.tone === 'good' && <SyllabusLine course={certificate.course} />}
      <FactList facts={answer.facts} className="mt-3" />
      <Offers {...answer.offers} onSearch={onSearch} />
      {answer.remark && <p className="mt-3 font-semibold">{answer.remark}</p>}
      <LeftOff text={answer.leftOff} />
      {verdict.status !== 'unread' && <Checked moment={answer.checked} asOf={verdict.asOf} />}
    </div>
  );
}

/** Links a certificate to its course's syllabus (syllabus-links.tsx), if the site has the course. */
function SyllabusLine({ course }: { readonly course: string }) {
  const { settings, blanks } = useValidator();
  const [link] = useState(
    () =>
      settings &&
      document
        .querySelector<HTMLTemplateElement>('#syllabuses')
        ?.content.querySelector(`[data-names~="${wordsOf(course).join('')}"]`),
  );
  if (!blanks && !link) return null;
  return (
    <p data-silent className="syllabus-line mt-3 print:hidden">
      {link && (
        <a href={link.getAttribute('href') ?? ''} className={link.className}>
          {link.textContent}
        </a>
      )}
    </p>
  );
}

/** Names the text that the search left out, such as a full stop after the ID. */
function LeftOff({ text = '' }: { readonly text: string | undefined }) {
  const { leftOff } = useValidator().words.valid;
  if (text === '') return null;
  return (
    <p className="mt-3 text-sm wrap-anywhere text-muted">
      {fillSentence(leftOff, { text: short(text) })}
    </p>
  );
}

/**
 * The answer for an ID that is not in the register (R8). A link can contain any text. So that the text doesn't look
 * like the site's own words, the verdict comes first, and the text is short and in quotation marks. The tone is always
 * `absent`, unlike in a list: even if similar IDs are offered, the typed ID is invalid.
 */
function UnknownId({ answer, onSearch }: AnswerTextProps) {
  const words = useValidator().words.invalid;
  const { verdict } = answer;
  return (
    <div className="answer" data-tone="absent">
      <h2 className="text-2xl text-error">{answer.heading}</h2>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] items-center gap-x-6 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
        <NotFoundPicture label={words.picture} />
        <div className="max-sm:-order-1">
          <p className="font-semibold wrap-anywhere *:whitespace-normal min-[20rem]:*:inline-block">
            {fillSentence(answer.sentence, answer.values)}
          </p>
          <Offers {...answer.offers} isBest onSearch={onSearch} />
          {(verdict.status === 'mistyped' || verdict.status === 'cut') && (
            <p className="my-3 font-semibold">{words[verdict.status]}</p>
          )}
          {verdict.id !== '' && (
            <>
              {answer.remark && <p className="mt-2 font-semibold">{answer.remark}</p>}
              <p className="mt-2">{words.hint}</p>
              <LeftOff text={answer.leftOff} />
              <Checked moment={answer.checked} asOf={verdict.asOf} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

interface OffersProps extends Pick<AnswerTextProps, 'onSearch'> {
  readonly ids: readonly string[];
  /** With the blank `{id}`. */
  readonly sentence: string;
  /** Whether an offer is the best that the visitor can do next. */
  readonly isBest?: boolean;
}

function Offers({ ids, sentence, isBest = false, onSearch }: OffersProps) {
  const { invalid, search } = useValidator().words;
  if (ids.length === 0) return null;
  return (
    <div className="offers my-4">
      <ul className="grid justify-items-start gap-2">
        {ids.map((id) => (
          <li key={id}>
            <button
              type="button"
              className={`button ${isBest ? 'button-primary' : 'button-quiet'} text-start wrap-anywhere max-sm:px-3 print:min-h-0 print:border-0 print:bg-transparent print:p-0`}
              onMouseDown={keepFocus}
              onClick={(event) => onSearch(id, event)}
            >
              <span>{fillSentence(sentence, { id })}</span>
            </button>
          </li>
        ))}
      </ul>
      <p hidden>{fill(invalid.offered, { search })}</p>
    </div>
  );
}

/** A listener for a button's `mousedown`: the focus stays in the box (R10). */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

function NotFoundPicture({ label }: { readonly label: string }) {
  return (
    <svg
      viewBox="0 0 240 188"
      role="img"
      aria-label={label}
      className="h-auto w-[192px] max-sm:w-40 print:w-28"
    >
      <use href="#not-found" />
    </svg>
  );
}
