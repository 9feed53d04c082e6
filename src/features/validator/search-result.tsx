import { Link, Printer, SquareArrowOutUpRight } from 'lucide-react';
import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useState,
} from 'react';
import { fill } from '../../fill.ts';
import { copyText } from '../../ui/copy-text.ts';
import type { QrDrawing as QrCode } from '../../ui/qr-drawing.tsx';
import { AnswerText, type AnswerTextProps, FactList, type OnSearch } from './answer.tsx';
import { certificateLink, linkedInAddress, secretOf } from './certificate-link.ts';
import { ContactLinks } from './contact-links.tsx';
import type { Answer, Result, UnknownAnswer } from './search.tsx';
import { inFigures, shownDate, shownMoment, shownSince } from './shown-texts.tsx';
import { useValidator } from './validator-context.ts';

interface SearchResultProps {
  readonly result: Result;
  /** Grows with each answer: it is written again, and so announced, even when it is the same. */
  readonly count: number;
  readonly onSearch: OnSearch;
}

/** The answer to the last search, announced to screen readers, and what a visitor can do with it. */
export function SearchResult({ result, count, onSearch }: SearchResultProps) {
  const answer = isAnswer(result) && { answer: result, link: linkTo(result) };
  const text = answer && <AnswerText key={count} {...answer} onSearch={onSearch} />;
  return (
    <>
      <div role="status" className="mt-8 print:mt-0">
        {registerIsSealed ? <SealedAnswer key={count} result={result} text={text} /> : text}
      </div>
      {answer && <AnswerDetails key={count} {...answer} />}
    </>
  );
}

function isAnswer(result: Result): result is Answer {
  return 'id' in result && result.status !== 'unread';
}

/** A certificate is found again by its ID, whatever it was found by; or by that, if it has none. */
function linkTo(answer: Answer): string {
  const id = (answer.status === 'found' && answer.certificate.id) || answer.id;
  return certificateLink(id, undefined, registerIsSealed ? secretOf(id) : undefined);
}

/** What a sealed register says: what any register says, with the day of which it is; or why it says nothing. */
function SealedAnswer({ result, text }: { readonly result: Result; readonly text: ReactNode }) {
  const { words, contact } = useValidator();
  const { sealed } = words;
  if (result.status === 'none') return null;
  if (result.status === 'searching') return <div>{sealed?.searching}</div>;
  if (result.status === 'unread') {
    // Where the entry of one ID can't be read, another can still be looked up.
    return (
      <div>
        <h2 className="text-2xl">{sealed?.entryFault}</h2>
        <p className="mt-3">{sealed?.entryFaults[result.kind]}</p>
        <p className="mt-6 text-muted">{words.failed.contact}</p>
        <ContactLinks contact={contact} />
      </div>
    );
  }
  // That the register of a day lacks the ID, or that this device had kept what the register said on that day.
  const kept = result.status === 'found' && result.isKept ? sealed?.kept : undefined;
  const sentence = result.status === 'invalid' ? sealed?.invalid : kept;
  const { asOf } = result;
  return (
    <div>
      {text}
      {sentence !== undefined && asOf !== undefined && (
        <p className="mt-4 font-semibold">{fill(sentence, { date: shownDate(asOf, asOf) })}</p>
      )}
    </div>
  );
}

/** Below an answer: whom to ask about it, and what a visitor can do with it: keep it, print it, show it to others. */
function AnswerDetails({ answer, link }: Omit<AnswerTextProps, 'onSearch'>) {
  const { words, academyName, contact } = useValidator();
  const { valid, invalid, states, asOf } = words;
  const [notice, setNotice] = useState('');
  const found = answer.status === 'found' ? answer : undefined;
  const kind = found?.state.kind;
  const { print: printWord, qrCode } = kind === 'valid' ? valid : invalid;
  const since = shownSince(answer.asOf);
  const copy = async () => {
    setNotice((await copyText(link)) ? valid.linkCopied : valid.copyFailed);
  };
  return (
    <>
      {answer.status !== 'found' && answer.id !== '' && <Evidence answer={answer} />}
      {found && since !== undefined && (
        <p className="mt-4 text-sm text-muted">
          {fill(asOf.sentence, { date: since, checked: shownMoment(found.checked) })}
        </p>
      )}
      {kind !== 'valid' && (
        <>
          <p className="mt-6 font-semibold">{found ? states.ask : invalid.ask}</p>
          <ContactLinks contact={contact} />
        </>
      )}
      {!found && <p className="mt-6 hidden text-sm break-all print:block">{link}</p>}
      <Suspense>
        <QrDrawing text={link} label={qrCode} className="hidden size-44 print:mt-4 print:block" />
      </Suspense>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        {found && (
          <button type="button" onClick={() => void copy()} className="button button-quiet">
            <Link aria-hidden="true" size={18} />
            {valid.copyLink}
          </button>
        )}
        <button type="button" onClick={() => print()} className="button button-quiet">
          <Printer aria-hidden="true" size={18} />
          {printWord}
        </button>
        {found && (kind === 'valid' || kind === 'expired') && (
          <a
            href={linkedInAddress({ ...found.certificate, academyName, link })}
            target="_blank"
            rel="noopener noreferrer"
            className="button button-quiet"
          >
            <SquareArrowOutUpRight aria-hidden="true" size={18} />
            {valid.linkedIn}
          </a>
        )}
      </div>
      {found && (
        <p role="status" className="mt-3 min-h-6 text-sm break-all print:hidden">
          {notice}
        </p>
      )}
    </>
  );
}

/** Which ID was looked for, where and when, so that the answer can be kept. */
function Evidence({ answer }: { readonly answer: UnknownAnswer }) {
  const { words, academyName } = useValidator();
  const { evidence } = words.invalid;
  const { certificates } = answer;
  const facts = [
    [evidence.id, answer.id],
    [evidence.academy, academyName],
    [evidence.certificates, certificates && inFigures(certificates)],
    [words.asOf.label, shownSince(answer.asOf)],
    [evidence.checked, shownMoment(answer.checked)],
  ] as const;
  const known = facts.flatMap(([label, text]) => (text ? [[label, text] as const] : []));
  return <FactList facts={known} className="mt-6 gap-y-1" />;
}

/** Where it can't be loaded, the link is still there in letters. */
const QrDrawing = lazy(async () => {
  const part = await import('../../ui/qr-drawing.tsx').catch(() => undefined);
  const Drawing: ComponentType<ComponentProps<typeof QrCode>> = part?.QrDrawing ?? (() => null);
  return { default: Drawing };
});
