import { Printer, QrCode } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { QrDrawing } from '../../ui/qr-drawing.tsx';
import { madeCodes, type MadeCodes } from './made-codes.ts';
import type { OpenedSheet } from './opened-sheet.ts';
import type { RoomContent } from './room-content.ts';
import { counted } from './the-sheet.tsx';
import { withCode } from './what-to-fix.tsx';

/** More would take a printer all day. */
const mostCodes = 600;

/** The certificates that were added last fit on two sheets of paper. */
const usualCodes = 24;

interface CertificateCodesProps {
  readonly sheet: OpenedSheet;
  readonly content: RoomContent;
}

/** QR codes and links to print on certificates. */
export function CertificateCodes({ sheet, content }: CertificateCodesProps) {
  const { validator, isSample } = content;
  const rows = sheet.register?.records.map(({ row }) => row) ?? [];
  const [range, setRange] = useState({
    first: String(rows.at(-usualCodes) ?? rows[0]),
    last: String(rows.at(-1)),
  });
  const [made, setMade] = useState<MadeCodes>();
  const make = (event: SyntheticEvent) => {
    event.preventDefault();
    setMade(madeCodes(sheet, validator, { first: Number(range.first), last: Number(range.last) }));
  };
  return (
    <section className="room-card room-codes" aria-labelledby="codes">
      <h2 id="codes">QR codes for certificates</h2>
      <p>
        With a code on it, a certificate can be checked with any phone. The codes lead to{' '}
        <b>{validator}</b>.
      </p>
      {isSample && (
        <p className="text-error">
          That is still the sample address, so the codes lead nowhere. First write your own as
          “Address of the site” in “Words and pictures”, “The academy”.
        </p>
      )}
      <form className="flex flex-wrap items-center gap-x-4 gap-y-3" onSubmit={make}>
        <RowBox
          label="From row"
          value={range.first}
          onChange={(first) => setRange({ ...range, first })}
        />
        <RowBox
          label="to row"
          value={range.last}
          onChange={(last) => setRange({ ...range, last })}
        />
        <button type="submit" className="button button-primary">
          <QrCode aria-hidden="true" size={18} />
          Make the codes
        </button>
      </form>
      <div role="status">{made && <WhatWasMade made={made} />}</div>
      {made && made.codes.length > 0 && <CodeSheet codes={made.codes.slice(0, mostCodes)} />}
    </section>
  );
}

interface RowBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function RowBox({ label, value, onChange }: RowBoxProps) {
  return (
    <label className="flex max-w-full flex-wrap items-center gap-2">
      {label}{' '}
      <input
        value={value}
        inputMode="numeric"
        pattern="\d+"
        required
        size={7}
        className="min-h-12 max-w-full rounded-md border-2 border-muted bg-paper px-3"
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  );
}

/** How many codes there are, and the rows for which none was made, with the reason. */
function WhatWasMade({ made: { codes, leftOut } }: { readonly made: MadeCodes }) {
  const next = codes[mostCodes];
  return (
    <>
      <p>
        {counted(Math.min(codes.length, mostCodes), 'code')} below.
        {next && ` Make the others afterwards, from row ${next.row}.`}
      </p>
      {leftOut.length > 0 && (
        <p className="text-error">
          Left out, since these would lead nowhere, or to the wrong answer:
        </p>
      )}
      <ul className="room-facts">
        {leftOut.map(({ where, why }) => (
          <li key={`${where} ${why}`}>
            {where !== '' && <b>{where}: </b>}
            {withCode(why)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The codes as they are printed: the room's page is nothing else on paper. */
function CodeSheet({ codes }: Pick<MadeCodes, 'codes'>) {
  return (
    <>
      <button type="button" className="button button-primary" onClick={() => print()}>
        <Printer aria-hidden="true" size={18} />
        Print this sheet
      </button>
      <div className="code-sheet" role="region" aria-label="QR codes" tabIndex={0}>
        <ul role="list">
          {codes.map(({ row, id, student, link }) => (
            <li key={row}>
              <QrDrawing text={link} label={`QR code of ${id}`} />
              <b>
                <bdi>{id}</bdi>
              </b>
              <span>
                <bdi>{student}</bdi>
              </span>
              <span className="text-[0.6875rem]">{link}</span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
