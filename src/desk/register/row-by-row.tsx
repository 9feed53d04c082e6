import { useEffect, useRef, useState } from 'react';
import { counted } from './counted.ts';
import type { RoomContent } from './room-content.ts';
import { RowTable } from './row-table.tsx';
import { onShowRow } from './show-row.ts';
import type { OpenSheet } from './use-sheet.ts';
import type { RowsAsked } from './worker/room-messages.ts';
import { rowsOnPage, type RowFilter, type RowPage } from './worker/row-views.ts';

interface RowByRowProps {
  readonly sheet: OpenSheet;
  readonly content: RoomContent;
}

/** Each row of the sheet, and what a visitor is told about it. So many rows are shown at once as one looks through. */
export function RowByRow({ sheet: { ask }, content: { words } }: RowByRowProps) {
  const [asked, setAsked] = useState<RowsAsked>({ only: 'all', at: { from: 0 } });
  const [page, setPage] = useState<RowPage>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    let isCurrent = true;
    void ask({ task: 'rows', ...asked }).then((reply) => {
      if (isCurrent && reply.status === 'rows') setPage(reply);
    });
    return () => {
      isCurrent = false;
    };
  }, [ask, asked]);
  useEffect(
    () =>
      onShowRow((row) => {
        setAsked({ only: 'all', at: { row } });
        heading.current?.focus();
      }),
    [],
  );
  const target = 'row' in asked.at ? asked.at.row : undefined;
  return (
    <section className="room-card" aria-labelledby="rows">
      <h2 id="rows" tabIndex={-1} ref={heading}>
        Row by row
      </h2>
      <p>
        Each row of the sheet, and what a visitor is told who searches for its ID. What concerns a
        whole column is said once, under “What to fix”.
      </p>
      <div className="room-tools">
        <label>
          Show{' '}
          <select
            value={asked.only}
            onChange={({ currentTarget }) => {
              // The options are below.
              setAsked({ only: currentTarget.value as RowFilter, at: { from: 0 } });
            }}
          >
            <option value="all">all rows</option>
            <option value="to-fix">rows with a fault of their own</option>
            <option value="not-counted">rows that hold no certificate</option>
          </select>
        </label>
        <GoToRow onRow={(row) => setAsked({ only: asked.only, at: { row } })} />
      </div>
      {page && (
        <>
          <Pages page={page} onPage={(from) => setAsked({ only: asked.only, at: { from } })} />
          <RowTable views={page.views} words={words} target={target} />
        </>
      )}
    </section>
  );
}

function GoToRow({ onRow }: { readonly onRow: (row: number) => void }) {
  return (
    <form
      action={(data) => {
        const row = Number(data.get('row'));
        if (row > 0) onRow(row);
      }}
    >
      <label>
        Row <input name="row" inputMode="numeric" pattern="\d*" size={7} autoComplete="off" />
      </label>
      <button type="submit" className="button button-quiet">
        Go to row
      </button>
    </form>
  );
}

interface PagesProps {
  readonly page: RowPage;
  readonly onPage: (from: number) => void;
}

function Pages({ page: { from, of, views }, onPage }: PagesProps) {
  const last = from + views.length;
  return (
    <div className="room-tools">
      <p role="status">
        {of === 0 ? 'There are none.' : `${from + 1} to ${last} of ${counted(of, 'row')}`}
      </p>
      {of > rowsOnPage && (
        <>
          <button
            type="button"
            className="button button-quiet"
            disabled={from === 0}
            onClick={() => onPage(from - rowsOnPage)}
          >
            Before these
          </button>
          <button
            type="button"
            className="button button-quiet"
            disabled={last >= of}
            onClick={() => onPage(from + rowsOnPage)}
          >
            After these
          </button>
        </>
      )}
    </div>
  );
}
