import { memo, type MouseEvent, type RefObject, useMemo } from 'react';
import type { AnswerKind } from '../../../register/certificates/states.ts';
import { listColumns } from './list-columns.tsx';
import type { ListRow } from './use-list-run.ts';
import { useValidator } from '../../../answer/validator-context.ts';

/** The number of rows in a group. Browsers lay out only the groups in view. */
const groupSize = 25;

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
  return (
    <table
      role="table"
      className="list-table mt-2 block text-wrap wrap-anywhere print:table print:w-full print:table-fixed print:text-[9pt]"
      onClick={(event) => leadToBox(event, box.current)}
    >
      <caption className="sr-only">{table.caption}</caption>
      <thead role="rowgroup" className="block not-print:max-md:sr-only print:table-header-group">
        <tr role="row">
          {listColumns.map(
            ({ name, shown }) =>
              shown && (
                <th
                  key={name}
                  role="columnheader"
                  scope="col"
                  className={`not-print:text-sm not-print:text-muted ${shown.className ?? ''}`}
                >
                  {table[name]}
                </th>
              ),
          )}
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
  (before, { rows, only }) =>
    before.only === only &&
    before.rows.length === rows.length &&
    before.rows.every((row, at) => isUnchanged(row, rows[at])),
);

function isShown({ kind }: ListRow, only: RowsProps['only']): boolean {
  return only.length === 0 || only.includes(kind);
}

const Cells = memo((row: ListRow) => {
  const { words } = useValidator();
  return listColumns.map(({ name, shown }) => {
    if (!shown) return null;
    const [Cell, role, scope] = shown.isRowHeading
      ? (['th', 'rowheader', 'row'] as const)
      : (['td', 'cell', undefined] as const);
    return (
      <Cell key={name} role={role} scope={scope} className={shown.className}>
        {shown.cell(row, words)}
      </Cell>
    );
  });
}, isUnchanged);

function isUnchanged(before: ListRow, now: ListRow | undefined): boolean {
  return before.verdict === now?.verdict && before.named?.isSame === now.named?.isSame;
}

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
