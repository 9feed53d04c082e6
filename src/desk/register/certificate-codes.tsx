import { Printer, QrCode } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { QrDrawing } from '../../ui/qr-drawing.tsx';
import { useGrowing } from '../../ui/use-growing.ts';
import { MakingStatus, useMaking } from './making.tsx';
import type { RoomContent } from './room-content.ts';
import { counted, withCode } from './sentences.tsx';
import type { OpenSheet } from './the-sheet.tsx';
import type { MadeCodes } from './worker/made-codes.ts';

/** More would take a printer all day. */
const mostCodes = 600;

/** The certificates that were added last fit on two sheets of paper. */
const usualCodes = 24;

interface CertificateCodesProps {
  readonly sheet: OpenSheet;
  readonly content: RoomContent;
}

/** QR codes and links to print on certificates. */
export function CertificateCodes({ sheet, content }: CertificateCodesProps) {
  const { validator, isSample } = content;
  return (
    <section className="room-card room-codes" aria-labelledby="codes">
      <h2 id="codes">QR codes for certificates</h2>
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
      <SomeCodes sheet={sheet} content={content} />
    </section>
  );
}

function SomeCodes({ sheet: { ask, report }, content: { validator } }: CertificateCodesProps) {
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
        <CodeSheet key={codes.made.codes[0]?.row} codes={codes.made.codes.slice(0, mostCodes)} />
      )}
    </>
  );
}
function codesWords(codes: MadeCodes['codes']) {
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

/** Names the rows for which nothing was made, and says why. */
function RowsLeftOut({ leftOut }: Pick<MadeCodes, 'leftOut'>) {
  if (leftOut.length === 0) return null;
  return (
    <>
      <p className="room-fault">
        Left out, since these would lead nowhere, or to the wrong answer:
      </p>
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

/** So many are drawn at once, so that the page stays quick. */
const groupSize = 6;

/** The codes as they are printed: the room's page is nothing else on paper. */
function CodeSheet({ codes }: Pick<MadeCodes, 'codes'>) {
  const drawn = useGrowing(Math.ceil(codes.length / groupSize)) * groupSize;
  return (
    <>
      <button type="button" className="button button-primary" onClick={() => print()}>
        <Printer aria-hidden="true" size={18} />
        Print this sheet
      </button>
      <div className="code-sheet" role="region" aria-label="QR codes" tabIndex={0}>
        <ul role="list">
          {codes.slice(0, drawn).map(({ row, id, student, link }) => (
            <li key={row}>
              <QrDrawing text={link} label={`QR code of ${id}`} />
              <b>
                <bdi>{id}</bdi>
              </b>
              <span>
                <bdi>{student}</bdi>
              </span>
              <span className="code-link">{link}</span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
