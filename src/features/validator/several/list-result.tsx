import { type RefObject, useEffect, useRef, useState } from 'react';
import { fill } from '../../../fill.ts';
import { announce, spokenText } from '../../../ui/announce.ts';
import { type AnswerKind, answerKinds } from '../../../register/certificates/states.ts';
import type { SavedFormat } from '../../../register/list/table-file.ts';
import { openRegisterWorker } from '../../../register/worker/register-client.ts';
import { saveFile, savedMediaTypes } from '../../../ui/save-file.ts';
import { savedRows } from './list-columns.tsx';
import { answerCounts } from './list-texts.ts';
import { QuietButton, Sign } from '../../../answer/below-answer.tsx';
import { ListTable } from './list-table.tsx';
import { certificateLink } from '../../../answer/certificate-link.ts';
import { Checked, Evidence } from '../../../answer/evidence.tsx';
import { inFigures, shownMoment } from '../../../answer/shown-texts.tsx';
import type { ListRun } from './use-list-run.ts';
import { useNotice } from '../search/use-notice.ts';
import { useValidator } from '../../../answer/validator-context.ts';

export interface ListResultProps {
  readonly run: ListRun;
  /** Why the register could not be read; undefined if there was no failure. */
  readonly fault: string | undefined;
  /** The search box for a single ID. */
  readonly box: RefObject<HTMLInputElement | null>;
}

/** The answers to the list. Pressing "Check" scrolls to the answers and moves the focus to their heading. */
export function ListResult({ run, fault, box }: ListResultProps) {
  const { result } = useValidator().words.list;
  const heading = useRef<HTMLHeadingElement>(null);
  const { status, rows, checked } = run;
  const isOver = status !== 'none' && status !== 'running' && rows.length > 0;
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView();
  }, [checked]);
  useEffect(() => {
    if (isOver) announce(() => spokenText('.list-told'));
  }, [isOver, checked]);
  const stop = () => {
    run.stop();
    // The pressed button disappears, so the heading gets the focus.
    heading.current?.focus();
  };
  return (
    <section
      className="list-result mt-10 print:mt-0"
      hidden={status === 'none'}
      aria-label={result.heading}
    >
      <h2 ref={heading} tabIndex={-1} className="-mx-2 scroll-mt-24 px-2 text-2xl">
        {result.heading}
      </h2>
      <Progress run={run} fault={fault} onStop={stop} />
      {rows.length > 0 && <Answers key={checked.getTime()} run={run} isOver={isOver} box={box} />}
    </section>
  );
}

interface AnswersProps extends Pick<ListResultProps, 'run' | 'box'> {
  /** Whether the check is over: completed, stopped or failed. */
  readonly isOver: boolean;
}

function Answers({ run, isOver, box }: AnswersProps) {
  const { result } = useValidator().words.list;
  const { rows, checked } = run;
  const counts = answerCounts(rows);
  const [chosen, setChosen] = useState(every);
  const only = isOver ? chosen : every;
  const notShown = (kinds: readonly AnswerKind[]) => {
    const shown = counts.filter(([kind]) => kinds.includes(kind)).map(([, count]) => count);
    const count = shown.reduce((sum, each) => sum - each, rows.length);
    return kinds.length > 0 ? fill(result.notShown, { count: inFigures(count) }) : '';
  };
  const choose = (kinds: readonly AnswerKind[]) => {
    setChosen(kinds);
    announce(() => notShown(kinds));
  };
  return (
    <>
      {isOver && (
        <>
          <div className="list-told mt-3">
            <Counts rows={rows} counts={counts} chosen={chosen} onChoose={choose} />
          </div>
          <Checked moment={checked} asOf={asOfAny(rows)} />
          <Evidence checked={checked} asOf={asOfAny(rows)} />
          <Actions run={run} />
        </>
      )}
      {only.length > 0 && <p className="font-semibold">{notShown(only)}</p>}
      <ListTable rows={rows} only={only} box={box} />
    </>
  );
}

const every: readonly AnswerKind[] = [];

/** Takes the first answer with a date, since some answers of a sealed register have no date. */
function asOfAny(rows: ListRun['rows']): string | undefined {
  return rows.flatMap(({ verdict }) => ('asOf' in verdict && verdict.asOf) || [])[0];
}

interface ProgressProps extends Pick<ListResultProps, 'run' | 'fault'> {
  readonly onStop: () => void;
}

/** Says how many IDs have an answer. A bar appears if the check takes longer than a second. */
function Progress({ run: { status, rows, count, goOn }, fault, onStop }: ProgressProps) {
  const { progress } = useValidator().words.list;
  const told = (sentence: string) =>
    fill(sentence, { done: inFigures(rows.length), count: inFigures(count) });
  if (status === 'none' || status === 'done') return null;
  if (status === 'running') {
    return (
      <div className="mt-3 animate-[show-long-wait_0s_1s_both] print:hidden">
        <progress
          value={rows.length}
          max={count}
          aria-label={told(progress.running)}
          className="h-3 w-full accent-link"
        />
        <p className="text-sm tabular-nums">{told(progress.running)}</p>
        <button type="button" className="button button-quiet mt-2" onClick={onStop}>
          {progress.stop}
        </button>
      </div>
    );
  }
  return (
    <div className="mt-3">
      {status === 'failed' && (
        <p role="alert" className="font-semibold text-error">
          {fault}
        </p>
      )}
      <p className="mt-2">{told(status === 'failed' ? progress.broken : progress.stopped)}</p>
      <button type="button" className="button button-quiet mt-2 print:hidden" onClick={goOn}>
        {progress.goOn}
      </button>
    </div>
  );
}

interface CountsProps extends Pick<ListRun, 'rows'> {
  readonly counts: ReturnType<typeof answerCounts>;
  readonly chosen: readonly AnswerKind[];
  readonly onChoose: (kinds: readonly AnswerKind[]) => void;
}

/** Buttons with the count of each kind of answer. Pressed buttons choose the kinds that the table shows. */
function Counts({ rows, counts, chosen, onChoose }: CountsProps) {
  const words = useValidator().words.list;
  const again = rows.filter(({ sameAs }) => sameAs !== undefined);
  const repeated = new Set(again.map(({ verdict }) => verdict.id)).size;
  const checked = rows.filter(({ kind }) => kind !== 'blank').length;
  const otherNames = rows.filter(({ named }) => named?.isSame === false).length;
  return (
    <>
      <p className="font-semibold">{fill(words.result.done, { count: inFigures(checked) })}</p>
      <ul aria-label={words.result.show} className="my-3 flex flex-wrap gap-2 print:gap-x-6">
        <li className="print:hidden">
          <button
            type="button"
            data-silent
            className="list-count"
            aria-pressed={chosen.length === 0}
            onClick={() => onChoose(every)}
          >
            {words.result.all}
          </button>
        </li>
        {counts.map(([kind, count]) => {
          const others = chosen.filter((other) => other !== kind);
          const isChosen = others.length < chosen.length;
          const label = (
            <>
              {words.answers[kind]}: <b>{inFigures(count)}</b>
            </>
          );
          return (
            <li key={kind}>
              <span className="hidden print:inline">{label}</span>
              <button
                type="button"
                data-kind={kind}
                data-tone={answerKinds[kind].tone}
                className="list-count print:hidden"
                aria-pressed={isChosen}
                disabled={count === 0}
                onClick={() => onChoose(isChosen ? others : [...chosen, kind])}
              >
                <Sign name={kind} className="size-5 text-(--tone)" />
                <span>{label}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {otherNames > 0 && <p>{fill(words.result.otherNames, { count: inFigures(otherNames) })}</p>}
      {repeated > 0 && <p>{fill(words.result.repeated, { count: inFigures(repeated) })}</p>}
    </>
  );
}

function Actions({ run: { rows, checked, own } }: Pick<ListResultProps, 'run'>) {
  const { words } = useValidator();
  const { result, refused } = words.list;
  const link = certificateLink('');
  const { notice, tell, print } = useNotice(link);
  const save = async (format: SavedFormat) => {
    tell('');
    const client = openRegisterWorker();
    const cells = savedRows(rows, words, shownMoment(checked), own);
    const reply = await client.ask({ task: 'save', format, rows: cells });
    client.close();
    if (reply.status !== 'saved') {
      tell(refused.missing);
      return;
    }
    // Swedish dates are written `2026-01-31`.
    const name = `${result.fileName}-${checked.toLocaleDateString('sv-SE')}.${format}`;
    saveFile(reply.bytes, savedMediaTypes[format], name);
    tell(fill(result.saved, { name, link }));
  };
  return (
    <div className="mt-4 print:hidden">
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        <QuietButton sign="print" text={result.print} onPress={() => void print()} />
        <QuietButton sign="save" text={result.saveXlsx} onPress={() => void save('xlsx')} />
        <QuietButton sign="save" text={result.saveCsv} onPress={() => void save('csv')} />
      </div>
      <p className="mt-2 min-h-6 text-sm wrap-anywhere">{notice}</p>
    </div>
  );
}
