import { Download } from 'lucide-react';
import { offerFile, savedMediaTypes } from '../../ui/offer-file.ts';
import type { SavedFormat } from '../../register/list/table-file.ts';
import { counted } from './counted.ts';
import { MakingStatus } from './making-status.tsx';
import { useMaking } from './use-making.ts';
import type { OpenSheet } from './use-sheet.ts';
import { withCode } from './with-code.tsx';
import type { CopyReport } from './worker/publishable-copy.ts';

interface CopyToPublishProps {
  readonly sheet: OpenSheet;
}

/** A copy that holds only what the validator needs, checked before it is saved. */
export function CopyToPublish({ sheet: { ask, name } }: CopyToPublishProps) {
  const [making, make] = useMaking<CopyOutcomeProps>();
  const save = (format: SavedFormat) =>
    make(async () => {
      const reply = await ask({ task: 'copy', format });
      if (reply.status !== 'copied') return undefined;
      const { report } = reply;
      if (report.lost.length > 0) return { saved: undefined, report };
      const saved = `${name.replace(/\.[^.]*$/, '')}-to-publish.${format}`;
      offerFile(reply.bytes, savedMediaTypes[format], saved);
      return { saved, report };
    });
  return (
    <section className="room-card" aria-labelledby="copy">
      <h2 id="copy">A copy to publish</h2>
      <p>
        Everybody can download the register that you publish. This makes a copy with only the
        columns that the validator needs: no e-mail addresses, phone numbers, birth dates or notes
        of other columns, no formulas, no other sheets. Your own sheet stays as it is.
      </p>
      <div className="room-tools">
        {(['xlsx', 'csv'] as const).map((format) => (
          <button
            key={format}
            type="button"
            className={`button ${format === 'xlsx' ? 'button-primary' : 'button-quiet'}`}
            onClick={() => save(format)}
          >
            <Download aria-hidden="true" size={18} />
            Save the copy as .{format}
          </button>
        ))}
      </div>
      <MakingStatus making={making}>{(outcome) => <CopyOutcome {...outcome} />}</MakingStatus>
    </section>
  );
}

interface CopyOutcomeProps {
  /** The name of the file; missing where it was not saved. */
  readonly saved: string | undefined;
  readonly report: CopyReport;
}

/** What came out when the copy was read again. */
function CopyOutcome({ saved, report }: CopyOutcomeProps) {
  const { certificates, different, lost, findings, leftOut } = report;
  if (saved === undefined) {
    return (
      <p className="room-fault">
        It was not saved: read again, it lacks {counted(lost.length, 'ID')}, such as “{lost[0]}”. A
        .csv can’t hold a text that begins with =, +, - or @, since a spreadsheet would run it. Save
        the copy as .xlsx.
      </p>
    );
  }
  return (
    <>
      <p>
        Saved among your downloads: <bdi>{saved}</bdi>, with {counted(certificates, 'certificate')}.
        It was read again:{' '}
        {different.length === 0
          ? 'every ID gets the same answer as from your sheet.'
          : `${counted(different.length, 'ID')} would get another answer than from your sheet, such as “${different[0] ?? ''}”. Look it up in both before you publish it.`}
      </p>
      {leftOut.length > 0 && (
        <p>Your sheet has more, which the copy leaves out: {leftOut.join(', ')}.</p>
      )}
      {findings.length > 0 && <StillToFix findings={findings} />}
      <p>
        To publish it, upload it to Google Sheets or Dropbox and share it, or put it into{' '}
        <code>content/register/</code>. “Where the sheet is”, below, says what to write.
      </p>
    </>
  );
}

/** As many of each kind as show what it is about. */
const findingsShown = 5;

function StillToFix({ findings }: Pick<CopyReport, 'findings'>) {
  return (
    <>
      <p>What is still to fix, with the rows of your own sheet:</p>
      <ul className="room-facts">
        {findings.flatMap(({ found }) =>
          found
            .slice(0, findingsShown)
            .map(({ where, what }) => (
              <li key={`${where} ${what}`}>
                {withCode(where === '' ? what : `${where}: ${what}`)}
              </li>
            )),
        )}
      </ul>
    </>
  );
}
