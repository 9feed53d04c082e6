import { memo, type MouseEvent, type RefObject, useMemo } from 'react';
import { hashForId } from '../../../register/certificates/carried-id.ts';
import type { AnswerKind } from '../../../register/certificates/states.ts';
import { certificateOf, notesOn } from './list-texts.ts';
import { fillSentence, short } from '../../../answer/shown-texts.tsx';
import type { ListRow } from './use-list-run.ts';
import { useValidator } from '../../../answer/validator-context.ts';

/** The number of rows in a group. Browsers lay out only the groups in view. */
const groupSize = 25;

/** In characters: the table shortens longer IDs. */
const longestShown = 120;

interface ListTableProps {
  readonly rows: readonly ListRow[];
  /** The kinds of answers to show; all if empty. */
  readonly only: readonly AnswerKind[];
  readonly box: RefObject<HTMLInputElement | null>;
}

/**
 * The answers, a row for each ID. All rows are in the page, so that a visitor can search and print them. The groups
 * of rows have `display: block`, which removes a table's roles, so the roles are written out (ARIA in HTML).
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
  const headings = [table.number, table.id, table.answer, table.student, table.course];
  return (
    <table
      role="table"
      className="list-table mt-2 block text-wrap wrap-anywhere print:table print:w-full print:table-fixed print:text-[9pt]"
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
      {groups.map((group) => (
        <tbody
          key={group[0]?.number}
          role="rowgroup"
          className="block [contain-intrinsic-height:auto_150rem] [content-visibility:auto] md:[contain-intrinsic-height:auto_75rem] print:table-row-group print:[content-visibility:visible]"
          hidden={group.every((row) => !isShown(row, only))}
        >
          <Rows rows={group} only={only} />
        </tbody>
      ))}
    </table>
  );
}

type RowsProps = Pick<ListTableProps, 'rows' | 'only'>;

/** A new answer in another group does not render these rows again. */
const Rows = memo(
  ({ rows, only }: RowsProps) =>
    rows.map((row) => (
      <tr key={row.number} role="row" data-tone={row.tone} hidden={!isShown(row, only)}>
        <Cells {...row} />
      </tr>
    )),
  (before, { rows, only }) => before.only === only && hasSameAnswers(before.rows, rows),
);

function hasSameAnswers(before: readonly ListRow[], rows: readonly ListRow[]): boolean {
  return (
    before.length === rows.length &&
    before.every(({ verdict }, at) => verdict === rows[at]?.verdict)
  );
}

function isShown({ kind }: ListRow, only: RowsProps['only']): boolean {
  return only.length === 0 || only.includes(kind);
}

const Cells = memo(
  (row: ListRow) => {
    const { words } = useValidator();
    const { name, offers, verdict } = row;
    const { student, course } = certificateOf(row);
    return (
      <>
        <td
          role="cell"
          className="text-muted tabular-nums not-print:max-md:absolute not-print:max-md:left-0"
        >
          {row.number}
        </td>
        <th role="rowheader" scope="row">
          <a href={hashForId(verdict.id, row.secret)} className={`${link} font-semibold`}>
            <bdi translate="no">{short(verdict.id, longestShown)}</bdi>
          </a>
        </th>
        <td role="cell">
          <b>{name}</b>
          {notesOn(row, words).map((note) => (
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
      </>
    );
  },
  (before, { verdict }) => before.verdict === verdict,
);

const link =
  'block w-fit text-link underline underline-offset-3 print:text-inherit print:no-underline';

/**
 * Moves the focus to `box` when a visitor follows a link of the table by keyboard. The browser's Back button returns
 * the focus to the link.
 */
function leadToBox({ target, detail }: MouseEvent, box: HTMLInputElement | null): void {
  const link = target instanceof Element && target.closest<HTMLElement>('a[href]');
  if (!link || !box) return;
  // The box is visible one frame later.
  const focus = () => requestAnimationFrame(() => box.focus());
  if (detail === 0) addEventListener('hashchange', focus, { once: true });
  const before = location.href;
  const leadBack = ({ newURL }: HashChangeEvent) => {
    if (newURL !== before) return;
    removeEventListener('hashchange', leadBack);
    // One frame later, the list is visible and the browser has finished scrolling.
    requestAnimationFrame(() => {
      link.focus({ preventScroll: true });
      link.scrollIntoView({ block: 'center' });
    });
  };
  addEventListener('hashchange', leadBack);
}
