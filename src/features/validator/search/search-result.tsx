import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../../../fill.ts';
import type * as AnswerPaper from '../../../answer/answer-paper.tsx';
import { shareLink } from '../../../ui/share-link.ts';
import { AnswerText, type OnSearch } from '../../../answer/answer.tsx';
import { certificateLink, linkedInAddress } from '../../../answer/certificate-link.ts';
import { ContactLinks, quiet, QuietButton, Sign } from '../../../answer/below-answer.tsx';
import { useNotice } from './use-notice.ts';
import { Evidence } from '../../../answer/evidence.tsx';
import type { Answer } from '../../../answer/answer-to.ts';
import type { Result } from './search.tsx';
import { useValidator } from '../../../answer/validator-context.ts';

interface SearchResultProps {
  readonly result: Result;
  /** Increases with each answer, so that React renders every answer anew. */
  readonly count: number;
  readonly onSearch: OnSearch;
}

/** The answer to the latest search, and the answer's buttons. */
export function SearchResult({ result, count, onSearch }: SearchResultProps) {
  const { words } = useValidator();
  const answer = result === 'searching' ? undefined : result;
  return (
    <>
      <div className="result mt-4 sm:mt-8 print:mt-0">
        {result === 'searching' && <p>{words.sealed?.searching}</p>}
        {answer && <AnswerText key={count} answer={answer} onSearch={onSearch} />}
      </div>
      {answer && <AnswerDetails key={count} answer={answer} />}
    </>
  );
}

/** The contact and the buttons below an answer, at work. Paper has the evidence and the link's QR code, but no buttons. */
function AnswerDetails({ answer }: { readonly answer: Answer }) {
  const { valid } = useValidator().words;
  const { verdict, certificate, checked, paper: onPaper } = answer;
  // The link opens the same answer: for a text of another column, it has that text.
  const id = (!answer.foundBy && certificate?.id) || verdict.id;
  const link = certificateLink(id, undefined, verdict.secret);
  const { notice, tell, print } = useNotice(link);
  const [paper, setPaper] = useState<typeof AnswerPaper>();
  useEffect(() => void loadPaper().then(setPaper), []);
  const printAll = async () => {
    const part = await loadPaper();
    // The QR code has to be in the page before the page is printed.
    flushSync(() => setPaper(part));
    await print();
  };
  const share = async () =>
    tell(await shareLink(link, { copied: valid.linkCopied, failed: valid.copyFailed }));
  return (
    <BelowAnswer
      answer={answer}
      link={link}
      notice={notice}
      onShare={() => void share()}
      onPrint={() => void printAll()}
    >
      {onPaper && (
        <div className="clear-both hidden grid-cols-[1fr_auto] gap-x-6 print:grid">
          <Evidence {...verdict} checked={checked} />
          {paper && (
            <paper.PrintedCode
              link={link}
              label={onPaper.qrCode}
              title={fill(onPaper.paper, { id })}
            />
          )}
          <p translate="no" className="col-span-full text-sm break-all">
            {link}
          </p>
        </div>
      )}
      {paper && certificate && (
        <paper.LettersNote
          texts={[certificate.student, certificate.course]}
          sentence={valid.letters}
        />
      )}
    </BelowAnswer>
  );
}

/** If the parts for paper can't be loaded, the answer prints without them. */
function loadPaper() {
  return import('../../../answer/answer-paper.tsx').catch(() => undefined);
}

interface BelowAnswerProps {
  readonly answer: Answer;
  /** The link to the answer. */
  readonly link: string;
  /** What the last press of a button has done. */
  readonly notice?: string;
  readonly onShare: () => void;
  readonly onPrint: () => void;
  /** The parts for paper. */
  readonly children?: ReactNode;
}

/** Whom to ask about an answer, the buttons that copy, share and print it, and a place for a notice. */
export function BelowAnswer(props: BelowAnswerProps) {
  const { answer, link, notice = '', onShare, onPrint, children } = props;
  const { words, contact, academyName } = useValidator();
  const { valid } = words;
  const { verdict, certificate, ask, paper, mayBeShared } = answer;
  return (
    <>
      {ask !== undefined && (
        <>
          <p className="mt-6 font-semibold">{ask}</p>
          <ContactLinks contact={contact} />
        </>
      )}
      {children}
      {paper && (
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
          {certificate && <QuietButton sign="share" text={valid.copyLink} onPress={onShare} />}
          {/* On a phone the notice is beside the first button, where the visitor has just pressed. */}
          <p
            className={`order-last basis-full text-sm wrap-anywhere ${certificate ? 'max-sm:order-none max-sm:basis-auto sm:min-h-6' : 'empty:hidden'}`}
          >
            {notice}
          </p>
          {certificate && mayBeShared && (
            <a
              href={linkedInAddress({ ...certificate, academyName, link })}
              target="_blank"
              rel="noopener noreferrer"
              className={quiet}
            >
              <Sign name="linkedIn" />
              {verdict.secret === undefined ? valid.linkedIn : valid.linkedInLink}
            </a>
          )}
          <QuietButton sign="print" text={paper.print} onPress={onPrint} />
        </div>
      )}
    </>
  );
}
