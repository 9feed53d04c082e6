import { Download, Printer, QrCode } from 'lucide-react';
import { useState } from 'react';
import { offerFile, savedMediaTypes } from '../../features/validator/offer-file.ts';
import { CodeSheet } from './code-sheet.tsx';
import { counted } from './counted.ts';
import { MakingStatus } from './making-status.tsx';
import type { RoomContent } from './room-content.ts';
import { useMaking } from './use-making.ts';
import type { OpenSheet } from './use-sheet.ts';
import type { CertificateCode } from './worker/certificate-links.ts';

/** More would take a printer all day. */
const mostCodes = 600;

interface CertificateCodesProps {
  readonly sheet: OpenSheet;
  readonly content: RoomContent;
}

/** Links and QR codes to print on certificates: a page of them, and a table for another program. */
export function CertificateCodes({
  sheet,
  content: { validator, isSample },
}: CertificateCodesProps) {
  const { firstRow, lastRow } = sheet.report;
  const { ask } = sheet;
  const [first, setFirst] = useState(String(Math.max(firstRow, lastRow - 23)));
  const [last, setLast] = useState(String(lastRow));
  const [codes, makeCodes] = useMaking<readonly CertificateCode[]>();
  const [links, makeLinks] = useMaking<string>();
  const show = () =>
    makeCodes(async () => {
      const range = { first: Number(first), last: Number(last) };
      const reply = await ask({ task: 'codes', ...range, validator });
      return reply.status === 'codes' ? reply.codes : undefined;
    });
  const save = () =>
    makeLinks(async () => {
      const reply = await ask({ task: 'links', format: 'xlsx', validator });
      if (reply.status !== 'saved') return undefined;
      offerFile(reply.bytes, savedMediaTypes.xlsx, 'certificate-links.xlsx');
      return `Saved among your downloads: certificate-links.xlsx, with ${counted(reply.count, 'link')}.`;
    });
  return (
    <section className="room-card room-codes" aria-labelledby="codes">
      <h2 id="codes">QR codes and links for certificates</h2>
      <p>
        Print a code on a certificate, and whoever holds it can check it with a phone. The codes
        lead to <b>{validator}</b>.
      </p>
      {isSample && (
        <p className="room-fault">
          That is still the sample address, so the codes lead nowhere. First write your own as “Site
          url” in “Words and pictures”, “Academy”.
        </p>
      )}
      <form
        className="room-tools"
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        <RowBox label="From row" value={first} onChange={setFirst} />
        <RowBox label="to row" value={last} onChange={setLast} />
        <button type="submit" className="button button-primary">
          <QrCode aria-hidden="true" size={18} />
          Make the codes
        </button>
        <button type="button" className="button button-quiet" onClick={save}>
          <Download aria-hidden="true" size={18} />
          Save all links as .xlsx
        </button>
      </form>
      <MakingStatus making={links}>{(sentence) => <p>{sentence}</p>}</MakingStatus>
      <MakingStatus making={codes}>{codesWords}</MakingStatus>
      {codes.status === 'made' && codes.made.length > 0 && (
        <>
          <button type="button" className="button button-primary" onClick={() => print()}>
            <Printer aria-hidden="true" size={18} />
            Print this sheet
          </button>
          <CodeSheet key={codes.made[0]?.row} codes={codes.made.slice(0, mostCodes)} />
        </>
      )}
    </section>
  );
}

function codesWords(codes: readonly CertificateCode[]) {
  if (codes.length === 0) return <p>There is no certificate in these rows.</p>;
  const rest = codes.length - mostCodes;
  return (
    <p>
      {counted(Math.min(codes.length, mostCodes), 'code')} below.
      {rest > 0 &&
        ` ${counted(rest, 'more certificate')} in these rows: make the others afterwards, from row ${codes[mostCodes]?.row ?? ''}.`}
    </p>
  );
}

interface RowBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function RowBox({ label, value, onChange }: RowBoxProps) {
  return (
    <label>
      {label}{' '}
      <input
        value={value}
        inputMode="numeric"
        pattern="\d+"
        required
        size={7}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  );
}
