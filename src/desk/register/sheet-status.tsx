import { counted } from './counted.ts';
import type { Sheet } from './use-sheet.ts';
import type { SheetReport } from './worker/sheet-report.ts';

interface SheetStatusProps {
  readonly sheet: Sheet;
}

/** What has become of the sheet, announced. */
export function SheetStatus({ sheet }: SheetStatusProps) {
  return (
    <div role="status" className="room-status">
      {statusOf(sheet)}
    </div>
  );
}

function statusOf(sheet: Sheet) {
  switch (sheet.status) {
    case 'none':
      return null;
    case 'reading':
      return (
        <p>
          Reading <bdi>{sheet.name}</bdi>
          {sheet.rows > 0 && `: ${counted(sheet.rows, 'row')} so far`} …
        </p>
      );
    case 'unreadable':
      return (
        <div className="room-verdict" data-kind="error">
          <h2>
            <bdi>{sheet.name}</bdi> can’t be read
          </h2>
          <p>{sheet.what}</p>
          <p>
            <strong>What to do:</strong> {sheet.fix}
          </p>
        </div>
      );
    case 'open':
      return (
        <div className="room-verdict" data-kind={kindOf(sheet.report)}>
          <h2>
            <bdi>{sheet.name}</bdi>
          </h2>
          <p>{verdictOn(sheet.report)}</p>
        </div>
      );
  }
}

function kindOf({ certificates, findings }: SheetReport) {
  if (certificates === 0) return 'error';
  return findings.length > 0 ? 'notice' : 'valid';
}

function verdictOn({ certificates, findings, reading }: SheetReport): string {
  const toFix = findings.reduce((sum, { found, more }) => sum + found.length + more, 0);
  return `${countOf(certificates, reading.doubt)} ${toFix === 0 ? 'There is nothing to fix.' : `${counted(toFix, 'thing')} to fix.`}`;
}

function countOf(certificates: number, doubt: string | undefined): string {
  if (certificates === 0) return 'No certificate can be checked.';
  if (doubt !== undefined) return `${doubt}.`;
  return `${counted(certificates, 'certificate')} can be checked.`;
}
