import { Download } from 'lucide-react';
import { offerFile, savedMediaTypes } from '../../ui/offer-file.ts';
import type { SavedFormat } from '../../register/list/table-file.ts';
import { MakingStatus, useMaking } from './making.tsx';
import { counted } from './sentences.tsx';
import type { OpenSheet } from './the-sheet.tsx';
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
      if (report.different.length > 0) return { saved: undefined, report };
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
function CopyOutcome({ saved, report: { certificates, different } }: CopyOutcomeProps) {
  if (saved === undefined) {
    return (
      <p className="room-fault">
        It was not saved: read again, {counted(different.length, 'ID')} would get another answer
        than from your sheet, such as “{different[0]}”. A .csv can’t hold a text that begins with =,
        +, - or @, since a spreadsheet would run it. Save the copy as .xlsx.
      </p>
    );
  }
  return (
    <>
      <p>
        Saved among your downloads: <bdi>{saved}</bdi>, with {counted(certificates, 'certificate')}.
        It was read again: every ID gets the same answer as from your sheet.
      </p>
      <p>
        To publish it, upload it to Google Sheets or Dropbox and share it, or put it into{' '}
        <code>content/register/</code>. Then write its link or its name into “Words and pictures”,
        “Certificates”, “The register”, “Address”.
      </p>
    </>
  );
}
