import '@fontsource-variable/anek-devanagari/index.css';
import '@fontsource-variable/bricolage-grotesque/index.css';
import '@fontsource-variable/figtree/index.css';
import { Printer } from 'lucide-react';
import { type ComponentProps, type ReactNode, startTransition, useState } from 'react';
import { usePaperTitle } from '../../answer/answer-paper.tsx';
import { Certificate } from '../../answer/certificate.tsx';
import { CertificateLines } from '../../answer/certificate-lines.tsx';
import { useTextsWithoutFont } from '../../answer/missing-letters.ts';
import { fill } from '../../fill.ts';
import type { LoadedRegister } from '../../register/certificates/verdict.ts';
import type { Finding } from '../../register/inspection/findings.ts';
import { printPage } from '../../ui/print-page.ts';
import { QrDrawing } from '../../ui/qr-drawing.tsx';
import { type Chosen, madeCodes, type MadeCode, type MadeCodes } from './made-codes.ts';
import type { RoomContent } from './room-content.ts';
import { counted } from './the-sheet.tsx';
import { withCode } from './what-to-fix.tsx';
import './certificates-to-print.css';

const kinds = {
  certificates: {
    // More would keep a printer busy all day.
    most: 200,
    one: 'certificate',
    title: 'Certificate',
    list: 'grid-cols-[repeat(auto-fill,minmax(min(100%,27rem),1fr))] print:block print:[page:certificate]',
    // A printed certificate is half a millimetre shorter than its sheet, since rounding up would add a blank sheet.
    // On screen, the browser draws only certificates in view. Drawing two hundred would block the page for seconds.
    item:
      'aspect-[297/210] [content-visibility:auto] print:h-[209.5mm] print:w-[297mm] print:overflow-clip ' +
      'print:border-0 print:[content-visibility:visible] print:not-first:break-before-page',
  },
  codes: {
    most: 600,
    one: 'code',
    title: 'QR code',
    list: 'grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] print:grid-cols-4',
    item: 'grid break-inside-avoid justify-items-center rounded-sm p-2 text-center text-[0.8125rem]/[1.35]',
  },
};

const usualCount = 24;

interface ToPrintProps {
  readonly register: LoadedRegister;
  readonly findings: readonly Finding[];
  readonly content: RoomContent;
}

/** Makes certificates to sign, or only QR codes for certificates that are made elsewhere. */
export function CertificatesToPrint({ register, findings, content }: ToPrintProps) {
  const [made, setMade] = useState<MadeProps>();
  const show = (form: FormData) => {
    const kind = textOf(form, 'kind') === 'codes' ? 'codes' : 'certificates';
    const isFull = kind === 'certificates';
    const { codes, ...told } = madeCodes(register, findings, content, chosenIn(form), isFull);
    const { most, one } = kinds[kind];
    const shown = codes.slice(0, most);
    const count = counted(shown.length, one);
    // React renders two hundred certificates in slices, so that the page stays usable.
    startTransition(() => setMade({ kind, codes: shown, ...told, count, next: codes[most]?.row }));
  };
  return (
    <section className="room-card" aria-labelledby="codes">
      <h2 id="codes">Certificates to print</h2>
      <p>
        With a code on it, a certificate can be checked with any phone. The codes lead to{' '}
        <b>{content.validator}</b>.
      </p>
      {content.isSample && (
        <p className="text-error">
          That is still the sample address, so the codes lead nowhere. First write your own into
          “Words and pictures”, “The academy”, “Name, phone, email, address”, “Address of the site”.
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
        <WhichOnes register={register} />
        <button type="submit" className="button button-primary">
          Show them
        </button>
      </form>
      <div role="status">{made && <WhatWasMade {...made} />}</div>
      {made && made.codes.length > 0 && <Preview {...made} content={content} />}
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

function WhichOnes({ register }: Pick<ToPrintProps, 'register'>) {
  const [by, setBy] = useState('rows');
  const rows = register.records.map(({ row }) => row);
  const number = { inputMode: 'numeric', pattern: String.raw`\d+`, size: 5 } as const;
  return (
    <>
      <label className={label}>
        of{' '}
        <select name="by" className={box} onChange={({ target }) => setBy(target.value)}>
          <option value="rows">some rows</option>
          <option value="id">all below an ID</option>
          {register.columns.issued && <option value="day">all issued since a day</option>}
        </select>
      </label>
      {by === 'id' && <Box label="Below the ID" name="after" />}
      {by === 'day' && <Box label="Since" name="since" type="date" />}
      {by === 'rows' && (
        <>
          <Box
            label="From row"
            name="first"
            defaultValue={rows.at(-usualCount) ?? rows[0]}
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

interface MadeProps extends MadeCodes {
  readonly kind: keyof typeof kinds;
  /** Such as `24 certificates`. */
  readonly count: string;
  /** The row of the first code beyond the limit. */
  readonly next: number | undefined;
}

function WhatWasMade({ kind, count, next, leftOut, without }: MadeProps) {
  return (
    <>
      <p>
        {count} below.
        {next !== undefined && ` Make the rest afterwards, from row ${next}.`}
      </p>
      {leftOut.length > 0 && (
        <p className="text-error">
          Left out because they are not valid, or because their codes would lead nowhere or to a
          wrong answer:
        </p>
      )}
      <Rows told={leftOut} />
      {kind === 'certificates' && <Rows told={without} />}
    </>
  );
}

function Rows({ told }: { readonly told: MadeCodes['leftOut'] }) {
  return (
    <ul className="room-list">
      {told.map(({ where, why }) => (
        <li key={`${where} ${why}`}>
          {where !== '' && <b>{where}: </b>}
          {withCode(why)}
        </li>
      ))}
    </ul>
  );
}

function Preview({ codes, kind, count, content }: MadeProps & Pick<ToPrintProps, 'content'>) {
  const [isPrinted, setPrinted] = useState(true);
  const print = async () => {
    // Otherwise names could be printed in a substitute font.
    await document.fonts.ready;
    setPrinted(await printPage());
  };
  const look = kinds[kind];
  const first = codes.at(0)?.id ?? '';
  const last = codes.at(-1)?.id ?? '';
  usePaperTitle(codes.length < 2 ? `${look.title} ${first}` : `${look.title}s ${first} to ${last}`);
  return (
    <>
      <LettersNote codes={codes} />
      <button type="button" className="button button-primary" onClick={() => void print()}>
        <Printer aria-hidden="true" size={18} />
        Print {count}
      </button>
      {!isPrinted && (
        <p role="alert">
          This browser has printed nothing. Open the desk in Chrome, Edge, Firefox or Safari.
        </p>
      )}
      <div
        className="to-print theme-day max-h-136 overflow-y-auto font-text"
        role="region"
        aria-label="Preview"
        tabIndex={0}
      >
        <ul role="list" className={`grid gap-3 ${look.list}`}>
          {codes.map((code) => (
            // Many readers accept only dark codes on white, so the theme does not change these colours.
            <li key={code.row} className={`border border-line bg-[#fff] text-[#000] ${look.item}`}>
              {kind === 'codes' ? <Code {...code} /> : <OwnCertificate {...code} {...content} />}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function LettersNote({ codes }: Pick<MadeCodes, 'codes'>) {
  const texts = codes.flatMap(({ student, course }) => [student, course]);
  const lacking = new Set(useTextsWithoutFont(texts, printedFonts));
  const rows = codes.filter(({ student, course }) => lacking.has(student) || lacking.has(course));
  if (rows.length === 0) return null;
  return (
    <div role="alert">
      <p className="text-error">
        This device has no font for the following letters, and would print boxes. Open the desk on a
        device that shows the names, such as a phone, or install a font for these letters:
      </p>
      <ul className="room-list">
        {rows.map(({ row, student, course }) => (
          <li key={row}>
            <b>Row {row}: </b>
            <bdi translate="no">{lacking.has(student) ? student : course}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The same as `--font-display` in certificates-to-print.css. */
const printedFonts = "'Bricolage Grotesque Variable', 'Anek Devanagari Variable', sans-serif";

function OwnCertificate({
  link,
  date,
  grade,
  certificate: words,
  academyName,
  validator,
  ...certificate
}: MadeCode & Pick<RoomContent, 'certificate' | 'academyName' | 'validator'>) {
  const facts = [
    [words.date, date],
    [words.grade?.label, grade],
  ];
  return (
    <Certificate
      {...certificate}
      look="own"
      academy={academyName}
      labels={words}
      lines={<CertificateLines />}
    >
      {/* The numbers in the classes are millimetres. */}
      <div className="inset-0 text-[calc(4*var(--mm))]/[1.35] text-muted [--spacing:var(--mm)] *:absolute">
        <h3 className="top-44 left-26 max-w-156 font-display text-[calc(10*var(--mm))]/[1.1] font-bold tracking-normal text-link">
          {words.heading}
        </h3>
        {/* The width includes the code's white margin. */}
        <QrDrawing
          text={link}
          label={`QR code of ${certificate.id}`}
          className="top-147 left-22 w-42"
        />
        <div className="bottom-25 left-65 w-62 wrap-anywhere">
          {breakable(fill(words.check, { address: validator.replace(/^\w+:\/\//, '') }))}
        </div>
        <div className="top-151 left-132 flex w-140 gap-5 wrap-anywhere *:flex-1">
          {facts.map(([label, text]) =>
            text === undefined ? null : (
              <div key={label}>
                {label}
                <b className="block text-[calc(6*var(--mm))]/[1.2] text-ink" translate="no">
                  {text}
                </b>
              </div>
            ),
          )}
        </div>
        <div className="bottom-25 left-132 flex w-140 gap-5 wrap-anywhere *:flex-1">
          {words.signatories.map((title) => (
            <div
              key={title}
              className="border-t-[calc(0.4*var(--mm))] border-ink pt-[calc(1.5*var(--mm))]"
            >
              {title}
            </div>
          ))}
        </div>
      </div>
    </Certificate>
  );
}

/** Lets the addresses in a text break only after their slashes, unless the part between two is too long for a line. */
function breakable(text: string): ReactNode {
  return text.split(/([^\s/]+\/+|(?<=\/)\S+)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="inline-block">
        {part}
      </span>
    ),
  );
}

function Code({ id, student, link }: MadeCode) {
  return (
    <>
      <QrDrawing text={link} label={`QR code of ${id}`} className="size-34" />
      <bdi translate="no" className="font-bold wrap-anywhere">
        {id}
      </bdi>
      <bdi translate="no">{student}</bdi>
      <span translate="no" className="text-[0.6875rem] wrap-anywhere">
        {breakable(link)}
      </span>
    </>
  );
}
