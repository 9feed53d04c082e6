import { memo, type MouseEvent, type RefObject, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { type AnswerGroup, answerTo, certificateOf, groupOf } from './answer-to.ts';
import { hashForId } from '../../register/certificates/carried-id.ts';
import { fillSentence, short } from './shown-texts.tsx';
import type { ListRow } from './use-list-run.ts';
import { useValidator } from './validator-context.ts';

/** The number of rows in a group; browsers lay out only the groups in sight. */
const groupSize = 25;

/** The screen shows only the beginning of longer IDs. */
const longestShown = 120;

interface ListTableProps {
  readonly rows: readonly ListRow[];
  /** Undefined shows all. */
  readonly only: AnswerGroup | undefined;
  readonly box: RefObject<HTMLInputElement | null>;
}

/**
 * The answers, a row for each ID. Each group of rows is laid out separately, once it comes into sight; the roles make all groups one table
 * (ARIA in HTML). All rows are in the page, for its search and for paper.
 */
export function ListTable({ rows, only, box }: ListTableProps) {
  const { table } = useValidator().words.list;
  const groups = useMemo(
    () =>
      Array.from({ length: Math.ceil(rows.length / groupSize) }, (_, at) =>
        rows.slice(at * groupSize, (at + 1) * groupSize),
      ),
    [rows],
  );
  const count = useGrowing(groups.length);
  const headings = [table.number, table.id, table.answer, table.student, table.course];
  return (
    <table
      role="table"
      className="list-table mt-2 block text-wrap wrap-anywhere print:table print:w-full print:table-fixed print:text-[9pt]"
      data-only={only}
      onClick={(event) => leadToBox(event, box.current)}
    >
      <caption className="sr-only">{table.caption}</caption>
      <thead role="rowgroup" className="block not-print:max-md:sr-only print:table-header-group">
        <tr role="row">
          {headings.map((heading) => (
            <th
              key={heading}
              role="columnheader"
              scope="col"
              className="not-print:text-sm not-print:text-muted"
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {groups.slice(0, count).map((group) => (
        <tbody
          key={group[0]?.number}
          role="rowgroup"
          className="block [contain-intrinsic-height:auto_150rem] [content-visibility:auto] md:[contain-intrinsic-height:auto_75rem] print:table-row-group print:[content-visibility:visible]"
          hidden={only && !group.some((row) => groupOf(row) === only)}
        >
          <Rows rows={group} />
        </tbody>
      ))}
    </table>
  );
}

/** Rendered once; the filter only hides some rows, and later answers don't change them. */
const Rows = memo(
  ({ rows }: { readonly rows: readonly ListRow[] }) =>
    rows.map((row) => <Row key={row.number} {...row} />),
  (before, { rows }) =>
    before.rows.length === rows.length &&
    before.rows.every(({ verdict }, at) => verdict === rows[at]?.verdict),
);

/** An ID with its answer, linked to its single answer and to similar IDs. */
function Row(row: ListRow) {
  const { words } = useValidator();
  const { tone, name, notes, offers } = answerTo(row, words);
  const { student, course } = certificateOf(row);
  return (
    <tr role="row" data-tone={tone} data-group={groupOf(row)}>
      <td
        role="cell"
        className="text-muted tabular-nums not-print:max-md:absolute not-print:max-md:left-0"
      >
        {row.number}
      </td>
      <th role="rowheader" scope="row">
        <a href={hashForId(row.id, row.secret)} className={`${link} font-semibold`}>
          <bdi translate="no">{short(row.id, longestShown)}</bdi>
        </a>
      </th>
      <td role="cell">
        <b>{name}</b>
        {notes.map((note) => (
          <p key={note} className="text-sm print:text-[8pt]">
            {note}
          </p>
        ))}
        {offers.ids.map((id) => (
          <p key={id} className="text-sm print:text-[8pt]">
            <a href={hashForId(id)} className={link}>
              {fillSentence(offers.sentence, { id })}
            </a>
          </p>
        ))}
      </td>
      <td role="cell">
        <bdi translate="no">{student}</bdi>
      </td>
      <td role="cell">
        <bdi translate="no">{course}</bdi>
      </td>
    </tr>
  );
}

const link =
  'block w-fit text-link underline underline-offset-3 print:text-inherit print:no-underline';

/** A link in the table opens the single answer; from the keyboard the focus follows. Back leads to the same link again. */
function leadToBox({ target, detail }: MouseEvent, box: HTMLInputElement | null): void {
  const link = target instanceof Element && target.closest<HTMLElement>('a[href]');
  if (!link || !box) return;
  // Once the box exists.
  const focus = () => requestAnimationFrame(() => box.focus());
  if (detail === 0) addEventListener('hashchange', focus, { once: true });
  const before = location.href;
  const leadBack = ({ newURL }: HashChangeEvent) => {
    if (newURL !== before) return;
    removeEventListener('hashchange', leadBack);
    // After the single answer is gone, and after the browser's own scrolling.
    requestAnimationFrame(() => {
      link.focus({ preventScroll: true });
      link.scrollIntoView({ block: 'center' });
    });
  };
  addEventListener('hashchange', leadBack);
}

/** A number that grows to `end` by one in each frame, so that each frame has little to do; before printing at once. */
function useGrowing(end: number): number {
  const [count, setCount] = useState(1);
  const isBelow = count < end;
  useEffect(() => {
    if (!isBelow) return;
    // A hidden page has no frames, but may still be printed or searched.
    const timer = setTimeout(() => setCount(count + 1), 16);
    const finish = () => flushSync(() => setCount(end));
    addEventListener('beforeprint', finish);
    return () => {
      clearTimeout(timer);
      removeEventListener('beforeprint', finish);
    };
  }, [isBelow, count, end]);
  return count;
}
