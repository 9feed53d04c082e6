import { memo, type MouseEvent, type RefObject, useMemo } from 'react';
import type { IslandWords } from './island-words.ts';
import { type AnswerWords, answerWords, isNotFound } from './answer-to.ts';
import { BatchTableRow } from './batch-table-row.tsx';
import type { BatchRow } from './batch-rows.ts';
import { useGrowing } from './use-growing.ts';

/** So many rows are made at once; a browser lays out only those groups that are in sight. */
const groupSize = 25;

interface BatchTableProps {
  readonly words: Pick<IslandWords, 'several' | 'states' | 'sealed'>;
  readonly rows: readonly BatchRow[];
  readonly onlyNotFound: boolean;
  readonly box: RefObject<HTMLInputElement | null>;
}

/**
 * The answers, one row for each ID. Each group of rows is laid out on its own, and only once it comes into sight; the
 * roles say that all of them are one table (ARIA in HTML). All are in the page, for its search and for paper.
 */
export function BatchTable({ words, rows, onlyNotFound, box }: BatchTableProps) {
  const { table } = words.several;
  const rowWords = useMemo(() => ({ several: words.several, answer: answerWords(words) }), [words]);
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
      className="several-table"
      data-only={onlyNotFound ? 'not-found' : undefined}
      onClick={(event) => leadToBox(event, box.current)}
    >
      <caption className="sr-only">{table.caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {headings.map((heading) => (
            <th key={heading} role="columnheader" scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {groups.slice(0, count).map((group) => (
        <tbody
          key={group[0]?.number}
          role="rowgroup"
          hidden={onlyNotFound && !group.some(isNotFound)}
        >
          <Rows rows={group} words={rowWords} />
        </tbody>
      ))}
    </table>
  );
}

interface RowsProps {
  readonly rows: readonly BatchRow[];
  readonly words: { readonly several: IslandWords['several']; readonly answer: AnswerWords };
}

/** Written once; the filter only hides some of them. */
const Rows = memo(
  function Rows({ rows, words }: RowsProps) {
    return rows.map((row) => <BatchTableRow key={row.number} row={row} words={words} />);
  },
  (before, { rows }) =>
    before.rows.length === rows.length && rows.every((row, at) => row === before.rows[at]),
);

/**
 * A link in the table opens the single answer, which is above: the eyes follow, and from the keyboard the focus. Back
 * leads to the same link again.
 */
function leadToBox({ target, detail }: MouseEvent, box: HTMLInputElement | null): void {
  const link = target instanceof Element && target.closest<HTMLElement>('a[href]');
  if (!link || !box) return;
  leadBackTo(link);
  if (detail === 0) box.focus();
  box.scrollIntoView({ block: 'center' });
}

/** Once, when the address is again what it is now. */
function leadBackTo(link: HTMLElement): void {
  const before = location.href;
  const onHashChange = ({ newURL }: HashChangeEvent) => {
    if (newURL !== before) return;
    removeEventListener('hashchange', onHashChange);
    // After the single answer has gone, and after the browser's own scrolling.
    requestAnimationFrame(() => {
      link.focus({ preventScroll: true });
      link.scrollIntoView({ block: 'center' });
    });
  };
  addEventListener('hashchange', onHashChange);
}
