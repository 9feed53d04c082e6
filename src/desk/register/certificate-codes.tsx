import { Download, Printer, QrCode } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { offerFile, savedMediaTypes } from '../../ui/offer-file.ts';
import { CodeSheet } from './code-sheet.tsx';
import { counted } from './counted.ts';
import { MakingStatus } from './making-status.tsx';
import type { RoomContent } from './room-content.ts';
import { useMaking } from './use-making.ts';
import type { OpenSheet } from './use-sheet.ts';
import { RowsLeftOut } from './rows-left-out.tsx';
import type { CertificateCode } from './worker/certificate-links.ts';
import type { LeftOut, MadeCodes } from './worker/made-codes.ts';

/** More would take a printer all day. */
const mostCodes = 600;

/** The certificates that were added last fit on two sheets of paper. */
const usualCodes = 24;

interface CertificateCodesProps {
  readonly sheet: OpenSheet;
  readonly content: RoomContent;
}

/** Links and QR codes to print on certificates: a page of them, and a table for another program. */
export function CertificateCodes({ sheet, content }: CertificateCodesProps) {
  const { validator, isSample } = content;
  return (
    <section className="room-card room-codes" aria-labelledby="codes">
      <h2 id="codes">QR codes and links for certificates</h2>
      <p>
        With a code on it, a certificate can be checked with any phone. The codes lead to{' '}
        <b>{validator}</b>.
      </p>
      {isSample && (
        <p className="room-fault">
          That is still the sample address, so the codes lead nowhere. First write your own as
          “Address of the site” in “Words and pictures”, “The academy”.
        </p>
      )}
      <AllLinks sheet={sheet} validator={validator} />
      <SomeCodes sheet={sheet} validator={validator} />
    </section>
  );
}

interface SavedLinks {
  readonly sentence: string;
  readonly leftOut: readonly LeftOut[];
}

interface CodesOf {
  readonly sheet: OpenSheet;
  /** The full address of the site's validator. */
  readonly validator: string;
}

function AllLinks({ sheet: { ask }, validator }: CodesOf) {
  const [links, makeLinks] = useMaking<SavedLinks>();
  const save = () =>
    makeLinks(async () => {
      const reply = await ask({ task: 'links', format: 'xlsx', validator });
      if (reply.status !== 'saved') return undefined;
      const name = 'certificate-links.xlsx';
      offerFile(reply.bytes, savedMediaTypes.xlsx, name);
      const sentence = `Saved among your downloads: ${name}, with ${counted(reply.count, 'link')}.`;
      return { sentence, leftOut: reply.leftOut };
    });
  return (
    <>
      <button type="button" className="button button-quiet" onClick={save}>
        <Download aria-hidden="true" size={18} />
        Save all links as .xlsx
      </button>
      <MakingStatus making={links}>
        {({ sentence, leftOut }) => (
          <>
            <p>{sentence}</p>
            <RowsLeftOut leftOut={leftOut} />
          </>
        )}
      </MakingStatus>
    </>
  );
}

function SomeCodes({ sheet: { ask, report }, validator }: CodesOf) {
  const { firstRow, lastRow } = report;
  const [first, setFirst] = useState(String(Math.max(firstRow, lastRow - usualCodes + 1)));
  const [last, setLast] = useState(String(lastRow));
  const [codes, makeCodes] = useMaking<MadeCodes>();
  const make = (event: SyntheticEvent) => {
    event.preventDefault();
    const range = { first: Number(first), last: Number(last) };
    makeCodes(async () => {
      const reply = await ask({ task: 'codes', ...range, validator });
      return reply.status === 'codes' ? reply : undefined;
    });
  };
  return (
    <>
      <form className="room-tools" onSubmit={make}>
        <RowBox label="From row" value={first} onChange={setFirst} />
        <RowBox label="to row" value={last} onChange={setLast} />
        <button type="submit" className="button button-primary">
          <QrCode aria-hidden="true" size={18} />
          Make the codes
        </button>
      </form>
      <MakingStatus making={codes}>
        {({ codes: made, leftOut }) => (
          <>
            {codesWords(made)}
            <RowsLeftOut leftOut={leftOut} />
          </>
        )}
      </MakingStatus>
      {codes.status === 'made' && codes.made.codes.length > 0 && (
        <PrintedCodes codes={codes.made.codes} />
      )}
    </>
  );
}

function PrintedCodes({ codes }: { readonly codes: readonly CertificateCode[] }) {
  return (
    <>
      <button type="button" className="button button-primary" onClick={() => print()}>
        <Printer aria-hidden="true" size={18} />
        Print this sheet
      </button>
      <CodeSheet key={codes[0]?.row} codes={codes.slice(0, mostCodes)} />
    </>
  );
}

function codesWords(codes: readonly CertificateCode[]) {
  if (codes.length === 0) return <p>There is no certificate to make a code for in these rows.</p>;
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
