import '@fontsource-variable/anek-devanagari/index.css';
import '@fontsource-variable/bricolage-grotesque/index.css';
import '@fontsource-variable/figtree/index.css';
import { Printer } from 'lucide-react';
import { type ComponentProps, startTransition, useState } from 'react';
import { Certificate } from '../../features/validator/certificate.tsx';
import { fill } from '../../fill.ts';
import { QrDrawing } from '../../ui/qr-drawing.tsx';
import { type Chosen, madeCodes, type MadeCode, type MadeCodes } from './made-codes.ts';
import type { OpenedSheet } from './opened-sheet.ts';
import type { RoomContent } from './room-content.ts';
import { counted } from './the-sheet.tsx';
import { withCode } from './what-to-fix.tsx';
import './certificates-to-print.css';

type Kind = 'certificates' | 'codes';

/** More would take a printer all day. */
const most: Readonly<Record<Kind, number>> = { certificates: 200, codes: 600 };

/** As many were added last, most often. */
const usual = 24;

interface ToPrintProps {
  readonly sheet: OpenedSheet;
  readonly content: RoomContent;
}

/** Certificates to sign, or QR codes alone for certificates that are made elsewhere. */
export function CertificatesToPrint({ sheet, content }: ToPrintProps) {
  const [made, setMade] = useState<MadeProps>();
  const show = (form: FormData) => {
    const kind = textOf(form, 'kind') === 'codes' ? 'codes' : 'certificates';
    const made = madeCodes(sheet, content, chosenIn(form), kind === 'certificates');
    // React draws two hundred of them in slices, between which the page stays usable.
    startTransition(() => setMade({ made, kind }));
  };
  return (
    <section className="room-card room-codes" aria-labelledby="codes">
      <h2 id="codes">Certificates to print</h2>
      <p>
        With a code on it, a certificate can be checked with any phone. The codes lead to{' '}
        <b>{content.validator}</b>.
      </p>
      {content.isSample && (
        <p className="text-error">
          That is still the sample address, so the codes lead nowhere. First write your own as
          “Address of the site” in “Words and pictures”, “The academy”.
        </p>
      )}
      <form
        className="flex flex-wrap items-center gap-x-4 gap-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          show(new FormData(event.currentTarget));
        }}
      >
        <label className={label}>
          Print{' '}
          <select name="kind" className={box}>
            <option value="certificates">certificates</option>
            <option value="codes">QR codes only</option>
          </select>
        </label>
        <WhichOnes register={sheet.register} />
        <button type="submit" className="button button-primary">
          Show them
        </button>
      </form>
      <div role="status">{made && <WhatWasMade {...made} />}</div>
      {made && made.made.codes.length > 0 && <Preview {...made} content={content} />}
    </section>
  );
}

const label = 'flex max-w-full flex-wrap items-center gap-2';
const box = 'min-h-12 max-w-full rounded-md border-2 border-muted bg-paper px-3';

function textOf(form: FormData, name: string): string {
  const text = form.get(name);
  return typeof text === 'string' ? text.trim() : '';
}

function chosenIn(form: FormData): Chosen {
  const by = textOf(form, 'by');
  if (by === 'id') return { by, after: textOf(form, 'after') };
  if (by === 'day') return { by, since: textOf(form, 'since') };
  return { by: 'rows', first: Number(textOf(form, 'first')), last: Number(textOf(form, 'last')) };
}

/** By what they are chosen, and the boxes for it. Days can be asked for where the register has them. */
function WhichOnes({ register }: Pick<OpenedSheet, 'register'>) {
  const [by, setBy] = useState('rows');
  const rows = register?.records.map(({ row }) => row) ?? [];
  const number = { inputMode: 'numeric', pattern: String.raw`\d+`, size: 5 } as const;
  return (
    <>
      <label className={label}>
        of{' '}
        <select name="by" className={box} onChange={({ target }) => setBy(target.value)}>
          <option value="rows">some rows</option>
          <option value="id">all below an ID</option>
          {register?.columns.issued && <option value="day">all issued since a day</option>}
        </select>
      </label>
      {by === 'id' && <Box label="Below the ID" name="after" />}
      {by === 'day' && <Box label="Since" name="since" type="date" />}
      {by === 'rows' && (
        <>
          <Box
            label="From row"
            name="first"
            defaultValue={rows.at(-usual) ?? rows[0]}
            {...number}
          />
          <Box label="to row" name="last" defaultValue={rows.at(-1)} {...number} />
        </>
      )}
    </>
  );
}

function Box({ label: text, ...rest }: ComponentProps<'input'> & { readonly label: string }) {
  return (
    <label className={label}>
      {text} <input required autoComplete="off" className={box} {...rest} />
    </label>
  );
}

interface MadeProps {
  readonly made: MadeCodes;
  readonly kind: Kind;
}

/** How many there are, and the rows for which none was made, with the reason. */
function WhatWasMade({ made, kind }: MadeProps) {
  const { codes, leftOut } = made;
  const next = codes[most[kind]];
  return (
    <>
      <p>
        {countedOf({ made, kind })} below.
        {next && ` Make the others afterwards, from row ${next.row}.`}
      </p>
      {leftOut.length > 0 && (
        <p className="text-error">
          Left out, since these would lead nowhere, to the wrong answer, or are not valid:
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

function countedOf({ made, kind }: MadeProps): string {
  const count = Math.min(made.codes.length, most[kind]);
  return counted(count, kind === 'codes' ? 'code' : 'certificate');
}

/** What is printed: the room's page is nothing else on paper. */
function Preview({ made, kind, content }: MadeProps & Pick<ToPrintProps, 'content'>) {
  const print = async () => {
    // Else a name may be printed in letters that the computer happens to have.
    await document.fonts.ready;
    window.print();
  };
  return (
    <>
      <button type="button" className="button button-primary" onClick={() => void print()}>
        <Printer aria-hidden="true" size={18} />
        Print {countedOf({ made, kind })}
      </button>
      <div className="to-print" role="region" aria-label="Preview" tabIndex={0}>
        <ul role="list" className={kind}>
          {made.codes.slice(0, most[kind]).map((code) => (
            <li key={code.row}>
              {kind === 'codes' ? <Code {...code} /> : <OwnCertificate {...code} {...content} />}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function OwnCertificate({
  link,
  date,
  certificate: words,
  academyName,
  validator,
  ...certificate
}: MadeCode & Pick<RoomContent, 'certificate' | 'academyName' | 'validator'>) {
  const { id, student, course } = certificate;
  const signatures = words.signatories.map((title) => ['', title] as const);
  const lines = date === undefined ? signatures : [[date, words.date] as const, ...signatures];
  return (
    <Certificate
      look="own"
      academy={academyName}
      id={id}
      student={student}
      course={course}
      labels={words}
    >
      <div className="c-code">
        <QrDrawing text={link} label={`QR code of ${id}`} />
      </div>
      <div className="c-heading">{words.heading}</div>
      <div className="c-check">
        {fill(words.check, { address: validator.replace(/^\w+:\/\//, '') })}
      </div>
      <div className="c-to-sign">
        {lines.map(([text, below]) => (
          <div key={below}>
            <b>{text}</b>
            {below}
          </div>
        ))}
      </div>
    </Certificate>
  );
}

function Code({ id, student, link }: MadeCode) {
  return (
    <>
      <QrDrawing text={link} label={`QR code of ${id}`} />
      <b>
        <bdi>{id}</bdi>
      </b>
      <span>
        <bdi>{student}</bdi>
      </span>
      <span className="text-[0.6875rem]">{link}</span>
    </>
  );
}
