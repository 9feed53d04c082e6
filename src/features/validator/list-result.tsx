import { type RefObject, useEffect, useRef, useState } from 'react';
import { fill } from '../../fill.ts';
import { announce, spokenText } from './announce.ts';
import { answerKinds } from '../../register/certificates/states.ts';
import type { SavedFormat } from '../../register/list/table-file.ts';
import { openRegisterWorker } from '../../register/worker/register-client.ts';
import { offerFile, savedMediaTypes } from './offer-file.ts';
import { answerCounts, type AnswerGroup, groupOf, savedRows } from './answer-to.ts';
import { QuietButton } from './below-answer.tsx';
import { ListTable } from './list-table.tsx';
import { Choice } from './choice.tsx';
import { Checked, Evidence } from './evidence.tsx';
import { inFigures, shownMoment } from './shown-texts.tsx';
import { type ListRun, repeatedIds } from './use-list-run.ts';
import { useValidator } from './validator-context.ts';

export interface ListResultProps {
  readonly run: ListRun;
  /** Why the register could not be read, if so. */
  readonly fault: string | undefined;
  /** The box for a single ID. */
  readonly box: RefObject<HTMLInputElement | null>;
}

/** The answers to the list. Pressing "Check" leads here, with the focus too. */
export function ListResult({ run, fault, box }: ListResultProps) {
  const { result } = useValidator().words.list;
  const heading = useRef<HTMLHeadingElement>(null);
  const { status, rows, checked } = run;
  const isOver = status !== 'none' && status !== 'running' && rows.length > 0;
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView();
  }, [checked]);
  // Announced once, after the heading, when the list has been checked or stopped.
  useEffect(() => {
    if (isOver) announce(() => spokenText('.list-told'));
  }, [isOver, checked]);
  const stop = () => {
    run.stop();
    // The button that was pressed is gone.
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
      {isOver && (
        <>
          <div className="list-told mt-3">
            <Counts rows={rows} />
          </div>
          <Checked moment={checked} asOf={asOfAny(rows)} />
          <Evidence checked={checked} asOf={asOfAny(rows)} />
          <Actions run={run} />
        </>
      )}
      {rows.length > 0 && <Answers key={checked.getTime()} rows={rows} box={box} />}
    </section>
  );
}

type AnswersProps = Pick<ListRun, 'rows'> & Pick<ListResultProps, 'box'>;

/** The answers, and the filter with its counts; at first all are shown. */
function Answers({ rows, box }: AnswersProps) {
  const { result, answers: names } = useValidator().words.list;
  const [only, setOnly] = useState<AnswerGroup>();
  const count = (group: AnswerGroup) => rows.filter((row) => groupOf(row) === group).length;
  const options: [AnswerGroup | 'all', string][] = [
    ['all', `${result.all} ${inFigures(rows.length)}`],
    ['notValid', `${result.notValid} ${inFigures(count('notValid'))}`],
  ];
  const notShown = (group: AnswerGroup | undefined) =>
    group ? fill(result.notShown, { count: inFigures(rows.length - count(group)) }) : '';
  const unread = count('unread');
  if (unread > 0) options.push(['unread', `${names.unread} ${inFigures(unread)}`]);
  return (
    <>
      <Choice
        legend={result.show}
        options={options}
        chosen={only ?? 'all'}
        onChoose={(chosen) => {
          const next = chosen === 'all' ? undefined : chosen;
          setOnly(next);
          announce(() => notShown(next));
        }}
      />
      {only && <p className="font-semibold">{notShown(only)}</p>}
      <ListTable rows={rows} only={only} box={box} />
    </>
  );
}

/** The first known date: all answers are from one register, but in a sealed one not each has a date. */
function asOfAny(rows: ListRun['rows']): string | undefined {
  return rows.flatMap(({ verdict }) => ('asOf' in verdict && verdict.asOf) || [])[0];
}

interface ProgressProps extends Pick<ListResultProps, 'run' | 'fault'> {
  readonly onStop: () => void;
}

/**
 * The progress of a list: a bar if it takes longer than a second. If it stopped early, why, and how to go on.
 */
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

/** The count of each kind of answer. */
function Counts({ rows }: Pick<ListRun, 'rows'>) {
  const words = useValidator().words.list;
  const repeated = repeatedIds(rows);
  return (
    <>
      <p className="font-semibold">{fill(words.result.done, { count: inFigures(rows.length) })}</p>
      <ul className="list-counts my-2 flex flex-wrap gap-x-6 text-xl">
        {answerCounts(rows).map(([kind, count]) => (
          <li key={kind} data-kind={kind} data-tone={answerKinds[kind].tone}>
            {words.answers[kind]}: <b>{inFigures(count)}</b>
          </li>
        ))}
      </ul>
      {repeated > 0 && <p>{fill(words.result.repeated, { count: inFigures(repeated) })}</p>}
    </>
  );
}

/** Buttons to print the answers, or to save them as a file, which a Worker makes on the device. */
function Actions({ run: { rows, checked } }: Pick<ListResultProps, 'run'>) {
  const { words } = useValidator();
  const { result, refused } = words.list;
  const [notice, setNotice] = useState('');
  const save = async (format: SavedFormat) => {
    setNotice('');
    const client = openRegisterWorker();
    const cells = savedRows(rows, words, shownMoment(checked));
    const reply = await client.ask({ task: 'save', format, rows: cells });
    client.close();
    const tell = (text: string) => {
      setNotice(text);
      announce(() => text);
    };
    if (reply.status !== 'saved') {
      tell(refused.missing);
      return;
    }
    // The visitor's own day as `2026-01-31`, which is Sweden's format.
    const name = `${result.fileName}-${checked.toLocaleDateString('sv-SE')}.${format}`;
    offerFile(reply.bytes, savedMediaTypes[format], name);
    tell(fill(result.saved, { name }));
  };
  return (
    <div className="mt-4 print:hidden">
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        <QuietButton sign="print" text={result.print} onPress={() => print()} />
        <QuietButton sign="save" text={result.saveXlsx} onPress={() => void save('xlsx')} />
        <QuietButton sign="save" text={result.saveCsv} onPress={() => void save('csv')} />
      </div>
      <p className="mt-2 min-h-6 text-sm">{notice}</p>
    </div>
  );
}
