import { showRow } from './show-row.ts';
import { withCode } from './with-code.tsx';
import type { SheetReport, ShownGroup } from './worker/sheet-report.ts';

interface WhatToFixProps {
  readonly report: SheetReport;
}

/** Every finding of `register:check`, in its words. */
export function WhatToFix({ report: { findings, notes } }: WhatToFixProps) {
  return (
    <section className="room-card" aria-labelledby="fix">
      <h2 id="fix">What to fix</h2>
      {findings.length === 0 ? <p>No faults found.</p> : <Groups groups={findings} />}
      {notes.length > 0 && <h3>Worth a look, but not a fault</h3>}
      <Groups groups={notes} />
    </section>
  );
}

function Groups({ groups }: { readonly groups: readonly ShownGroup[] }) {
  return groups.map((group) => <Group key={group.fix} {...group} />);
}

function Group({ fix, found, more }: ShownGroup) {
  return (
    <div className="room-finding">
      <ul>
        {found.map(({ where, what, row }, at) => (
          <li key={at}>
            {where !== '' && <b>{where}: </b>}
            {withCode(what)}{' '}
            {row !== undefined && (
              <button type="button" className="room-row" onClick={() => showRow(row)}>
                Show row {row}
              </button>
            )}
          </li>
        ))}
        {more > 0 && <li>… and {more} more like this</li>}
      </ul>
      <p>
        <strong>What to do:</strong> {withCode(fix)}
      </p>
    </div>
  );
}
