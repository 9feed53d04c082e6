import { Link, Printer, SquareArrowOutUpRight } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../../fill.ts';
import type { StateKind } from '../../register/certificates/states.ts';
import { announce } from './announce.ts';
import { copyText } from './copy-text.ts';
import { AnswerText, type OnSearch } from './answer.tsx';
import { certificateLink, linkedInAddress, secretOf } from './certificate-link.ts';
import { ContactLinks, quiet, QuietButton } from './below-answer.tsx';
import { Evidence } from './evidence.tsx';
import type { Answer, Result } from './search.tsx';
import { shownDate } from './shown-texts.tsx';
import { useValidator } from './validator-context.ts';

interface SearchResultProps {
  readonly result: Result;
  /** Grows with each answer: it is written again even when it is the same. */
  readonly count: number;
  readonly onSearch: OnSearch;
}

/** The answer to the last search, and what a visitor can do with it. */
export function SearchResult({ result, count, onSearch }: SearchResultProps) {
  const answer = 'id' in result && result.status !== 'unread' && result;
  const text = answer && <AnswerText key={count} answer={answer} onSearch={onSearch} />;
  return (
    <>
      <div className="result mt-4 sm:mt-8 print:mt-0">
        {registerIsSealed ? <SealedAnswer key={count} result={result} text={text} /> : text}
      </div>
      {answer && <AnswerDetails key={count} answer={answer} />}
    </>
  );
}

/** What a sealed register says: what any register says, with the day of which it is; or why it says nothing. */
function SealedAnswer({ result, text }: { readonly result: Result; readonly text: ReactNode }) {
  const { words, contact } = useValidator();
  const { sealed } = words;
  if (result.status === 'none') return null;
  if (result.status === 'searching') return <p>{sealed?.searching}</p>;
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

/**
 * Below an answer: whom to ask about it, and what a visitor can do with it: print it, keep its link. On paper also what was
 * asked, when, of which register, and the link as a QR code. An empty box has nothing to keep.
 */
function AnswerDetails({ answer }: { readonly answer: Answer }) {
  const { words, contact, academyName } = useValidator();
  const { valid, invalid, states } = words;
  const [notice, setNotice] = useState('');
  const found = answer.status === 'found' ? answer : undefined;
  const mayBeThere = found !== undefined || answer.status === 'incomplete';
  // A certificate is found again by its ID, whatever it was found by; or by that, if it has none.
  const id = found?.certificate.id || answer.id;
  const secret = registerIsSealed ? secretOf(id) : undefined;
  const link = certificateLink(id, undefined, secret);
  const kind = found?.state.kind;
  const { qrCode, paper: title } = kind === 'valid' ? valid : invalid;
  const [paper, setPaper] = useState<Awaited<ReturnType<typeof loadPaper>>>();
  useEffect(() => void loadPaper().then(setPaper), []);
  const printAll = async () => {
    const part = await loadPaper();
    // Not before its code is there.
    flushSync(() => setPaper(part));
    print();
  };
  const copy = async () => {
    const told = (await copyText(link)) ? valid.linkCopied : valid.copyFailed;
    setNotice(told);
    announce(() => told);
  };
  return (
    <>
      {kind !== 'valid' && (
        <>
          <p className="mt-6 font-semibold">{mayBeThere ? states.ask : invalid.ask}</p>
          <ContactLinks contact={contact} />
        </>
      )}
      {answer.id !== '' && (
        <>
          <div className="clear-both hidden grid-cols-[1fr_auto] gap-x-6 print:grid">
            <Evidence {...answer} />
            {paper && <paper.PrintedCode link={link} label={qrCode} title={fill(title, { id })} />}
            <p translate="no" className="col-span-full text-sm break-all">
              {link}
            </p>
          </div>
          {paper && found && (
            <paper.LettersNote
              texts={[found.certificate.student, found.certificate.course]}
              sentence={valid.letters}
            />
          )}
          <Actions
            kind={kind}
            linkedIn={found && linkedInAddress({ ...found.certificate, academyName, link })}
            hasSecret={secret !== undefined}
            onCopy={() => void copy()}
            onPrint={() => void printAll()}
          />
        </>
      )}
      {found && <p className="mt-3 min-h-6 text-sm break-all print:hidden">{notice}</p>}
    </>
  );
}

/** What else is printed, which the answer does not wait for; nothing where it can't be loaded. */
function loadPaper() {
  return import('./answer-paper.tsx').catch(() => undefined);
}

interface ActionsProps {
  /** Undefined of an ID that the register does not hold. */
  readonly kind: StateKind | undefined;
  readonly linkedIn?: string | undefined;
  /** Whether LinkedIn is told a link that opens the certificate. */
  readonly hasSecret?: boolean;
  readonly onCopy: () => void;
  readonly onPrint: () => void;
}

/** What a visitor can do with an answer. */
export function Actions({ kind, linkedIn, hasSecret = false, onCopy, onPrint }: ActionsProps) {
  const { valid, invalid } = useValidator().words;
  return (
    <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2 print:hidden">
      {kind && <QuietButton icon={Link} text={valid.copyLink} onPress={onCopy} />}
      {(kind === 'valid' || kind === 'expired') && (
        <a href={linkedIn} target="_blank" rel="noopener noreferrer" className={quiet}>
          <SquareArrowOutUpRight aria-hidden="true" size={18} />
          {hasSecret ? valid.linkedInLink : valid.linkedIn}
        </a>
      )}
      <QuietButton
        icon={Printer}
        text={(kind === 'valid' ? valid : invalid).print}
        onPress={onPrint}
      />
    </p>
  );
}
