import { allOf } from '../../fill.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { legalFileName } from '../../content/schemas/register-address.ts';
import { type Certificates, textIn } from '../../register/certificates/certificates.ts';
import {
  allColumns,
  columnHeading,
  columnsAt,
  sheetColumns,
  type RegisterColumns,
} from '../../register/certificates/columns.ts';
import { isCertificate } from '../../register/certificates/own-ids.ts';
import { type Finding, isQuestion, rowList } from '../../register/inspection/findings.ts';
import { columnText } from '../../register/inspection/column-profiles.ts';
import { capitalised } from '../../register/inspection/text-kinds.ts';
import { copyTitles } from '../../register/inspection/remembered-rows.ts';
import type { Inspection } from '../../register/inspection/inspect-register.ts';
import type { ToConfirm } from '../../register/inspection/unaccounted.ts';
import { xlsxFile } from '../../register/list/table-file.ts';
import { trimText } from '../../spreadsheet/sheet/cells.ts';
import { saveFile, savedMediaTypes } from '../../ui/save-file.ts';
import { placeOf } from '../words/place-of.ts';

interface CopyToPublishProps {
  /** The sheet's file name. */
  readonly name: string;
  readonly register: Omit<Certificates, 'dropped'>;
  /** The columns in the site's settings. */
  readonly positions: RegisterColumns;
  readonly inspection: Inspection;
  /** Whether the columns from which the sheet was read are those in the settings. */
  readonly isSaved: boolean;
  readonly isSealed: boolean;
}

/** Offers a copy of the sheet with only the columns that the validator needs. */
export function CopyToPublish({
  name,
  register,
  positions,
  inspection,
  isSaved,
  isSealed,
}: CopyToPublishProps) {
  const [saved, setSaved] = useState('');
  const { findings, toConfirm } = inspection;
  const save = () => {
    const copy = `${legalFileName(name.replace(/\.[^.]*$/, ''))}-to-publish.xlsx`;
    const bytes = publishableCopy(register, positions, toConfirm.headings);
    saveFile(bytes, savedMediaTypes.xlsx, copy);
    setSaved(copy);
  };
  return (
    <section className="room-card" aria-labelledby="copy">
      <h2 id="copy">A copy to publish</h2>
      <p>
        {isSealed
          ? 'Your register is sealed, so on your website nobody can download it. But whoever has the link of a shared sheet can read all of it.'
          : 'Everybody can download what you publish.'}{' '}
        So publish a copy: it has only what the website reads. After each change of the sheet,
        publish a new copy.
      </p>
      {!isSaved || findings.some(isQuestion) ? (
        <p className="text-error">
          <b>First answer above what is in your sheet, and save.</b> Before that, a copy could have
          the wrong columns, or make withdrawn certificates valid.
        </p>
      ) : (
        <>
          <p>{leftOut(inspection)}</p>
          <button type="button" className="button button-primary" onClick={save}>
            <Download aria-hidden="true" size={18} />
            Save the copy
          </button>
        </>
      )}
      <div role="status">
        {saved !== '' && (
          <p>
            Saved among your downloads: <bdi>{saved}</bdi>. To publish it, open{' '}
            <a
              className="underlined-link"
              href={placeOf('register.yaml').link}
              target="_blank"
              rel="noreferrer"
            >
              the address of the register
            </a>
            , choose this file there, and save. Or upload it to Google Sheets or Dropbox, share it,
            and choose its link there. Then{' '}
            <a className="underlined-link" href="online" target="_blank" rel="noreferrer">
              put it online
            </a>
            .
          </p>
        )}
      </div>
    </section>
  );
}

/** Whether a finding is about what a copy to publish does not have. */
export function isLeftOut({ kind }: Finding): boolean {
  return kind === 'private-column';
}

/** What the copy does not have, in words, and what to do first. */
function leftOut({ columns, findings }: Inspection): string {
  const beside = findings.filter(({ kind }) => kind === 'beside');
  const rows = beside.flatMap((one) => one.rows);
  const names = [
    ...columns.flatMap(({ use, column }) => (use ? [] : [columnText(column)])),
    ...beside.flatMap((one) => (one.rows.length === 0 && one.holds ? [one.holds] : [])),
    ...(rows.length === 0 ? [] : [rowList(rows)]),
  ];
  if (names.length === 0) return 'Left out: nothing.';
  return `Left out: ${allOf(names)}. If any of it says that a certificate is not valid, first give that certificate a status.`;
}

/**
 * Makes an .xlsx file of a sheet's certificates, with only the values that the validator needs, each in the column
 * that the site's settings name. The first two rows are headings. Column A has the certificates' numbers.
 *
 * @param headings the sheet's own, which the owner has confirmed
 */
export function publishableCopy(
  { records, columns, names }: CopyToPublishProps['register'],
  positions: RegisterColumns,
  headings: ToConfirm['headings'] = {},
): Uint8Array<ArrayBuffer> {
  // The copy has no row of column letters (rule R2 in docs/register.md), so its columns are found by position.
  const targets = columnsAt(positions, sheetColumns([]));
  const uses = allColumns.filter((use) => targets[use]);
  const line = (first: string, textOf: (use: (typeof uses)[number]) => string) => {
    const cells = [first];
    for (const use of uses) cells[targets[use]?.index ?? 0] = textOf(use);
    return Array.from(cells, (text?: string) => text ?? '');
  };
  const columnA = [0, 1].find((at) => names.nameOf(at) === 'A');
  const sound = records.filter((record) => isCertificate(record, columns));
  const certificates = sound.map(({ cells }, at) =>
    line(serial(trimText(cells[columnA ?? -1] ?? ''), at), (use) => textIn(cells, columns[use])),
  );
  return xlsxFile([
    line(copyTitles[0], () => ''),
    line(copyTitles[1], (use) => headings[use] ?? capitalised(columnHeading(use))),
    ...certificates,
  ]);
}

/**
 * Keeps a number from column A. Any other text may be personal, so the third certificate gets `No. 3` instead. A new
 * `3` alone could be another certificate's ID.
 */
function serial(text: string, at: number): string {
  return /^\d{1,6}$/.test(text) ? text : `No. ${at + 1}`;
}
