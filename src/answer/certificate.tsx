import type { ReactNode } from 'react';
import type { CertificateWords } from '../content/schemas/validator.ts';
import { AcademySign } from '../ui/academy-sign.tsx';
import './certificate.css';

/**
 * What the drawing shows: `idle` before an answer, `list` for a list of IDs, `own` for a certificate as the academy
 * issues it. The other looks are for kinds of answers.
 */
export type CertificateLook = 'idle' | 'valid' | 'unknown' | 'ended' | 'unread' | 'list' | 'own';

export interface CertificateProps {
  readonly look: CertificateLook;
  readonly academy: string;
  readonly id?: string | undefined;
  readonly student?: string | undefined;
  readonly course?: string | undefined;
  /** The date of issue, as visitors read it. */
  readonly date?: string | undefined;
  /** The text on the band across the certificate, such as "Withdrawn, 12 March 2026". */
  readonly band?: string | undefined;
  /** The text of the tag that points to the ID. */
  readonly tag?: string | undefined;
  /** The labels above the lines, only on the academy's own certificate. */
  readonly labels?: Pick<CertificateWords, 'student' | 'course' | 'id'>;
  /** The rays and the border, once their script has loaded. */
  readonly lines?: ReactNode;
  readonly children?: ReactNode;
}

/** A drawn certificate: beside an answer on the screen, on a printed answer, or as the academy issues it. */
export function Certificate(props: CertificateProps) {
  const { look, academy, id, student, course, date, band, tag, labels, lines, children } = props;
  const isLong = [student, course].some((text) => weightedLength(text) > longestOnPhone);
  return (
    <div
      className="certificate"
      data-look={look}
      data-ring={tag === undefined ? undefined : ''}
      data-long={isLong ? '' : undefined}
    >
      <Ornament look={look} lines={lines} />
      <div className={`c-academy ${fitOf(academy, [20, 24, 54, 66])}`}>
        <AcademySign size={32} />
        <bdi translate="no" data-wide={weightedLength(academy) > widestOnPhone ? '' : undefined}>
          {academy}
        </bdi>
      </div>
      <Line className="c-student" text={student} label={labels?.student} />
      <Line className="c-course" text={course} label={labels?.course} />
      {date !== undefined && <Line className="c-date" text={date} />}
      <div className={`c-id ${fitOf(id, [16, 16, 30, 46])}`}>
        {labels && <span className="c-label">{labels.id}</span>}
        <bdi translate="no">{id}</bdi>
      </div>
      {tag !== undefined && <div className="c-tag">{tag}</div>}
      {band !== undefined && <div className="c-band">{band}</div>}
      {children}
    </div>
  );
}

interface LineProps {
  readonly className: string;
  readonly text?: string | undefined;
  readonly label?: string | undefined;
}

function Line({ className, text = '', label }: LineProps) {
  return (
    <div className={`c-line ${className} ${fitOf(text, [23, 32, 45, 84])}`}>
      {label !== undefined && <span className="c-label">{label}</span>}
      <bdi translate="no">{text}</bdi>
    </div>
  );
}

/** The weighted length of a name that fits a phone's drawing in two lines. */
export const longestOnPhone = 45;

/** The weighted length of an academy's name that fits beside its sign in a phone's drawing. */
const widestOnPhone = 30;

/**
 * A capital counts as 1.5 letters. A text with letters of a script other than Latin counts as 1.4 times as long. The
 * build also copies this function's source into an inline script (begin-register.ts), so the function uses only its
 * argument.
 */
export function weightedLength(text = ''): number {
  const isTall = /(?!\p{Script=Latin})\p{L}/u.test(text);
  return text.length * (isTall ? 1.4 : 1) + text.replaceAll(/\P{Lu}/gu, '').length / 2;
}

/**
 * Classes that make longer texts smaller. A script other than Latin has higher lines.
 *
 * @param mosts the greatest length of a text at each size, from the largest size; the smallest size has no limit
 */
function fitOf(text = '', mosts: readonly number[]) {
  const length = weightedLength(text);
  const fit = fits[mosts.filter((most) => length > most).length] ?? '';
  return otherLetter.test(text) ? `[--leading:1.35] ${fit}` : fit;
}

const otherLetter = /(?!\p{Script=Latin})\p{L}/u;

const fits = ['', '[--fit:0.85]', '[--fit:0.72]', '[--fit:0.62]', '[--fit:0.45]'] as const;

/** The centre of the seal, in quarters of a millimetre. */
const [sealX, sealY] = [922, 322];

function Ornament({ look, lines }: Pick<CertificateProps, 'look' | 'lines'>) {
  return (
    <svg viewBox="0 0 1188 840" className="c-ornament" aria-hidden="true" {...ink} strokeWidth="2">
      {lines}
      {look === 'valid' || look === 'own' ? (
        <Seal hasTick={look === 'valid'} />
      ) : (
        <path d={star(128, 170)} stroke="var(--c-dash)" strokeWidth="3.5" strokeDasharray="1 9" />
      )}
      {look !== 'own' && (
        <use
          href="#code-sketch"
          stroke="var(--c-dash)"
          strokeWidth="1"
          transform="translate(104 616) scale(5.5)"
        />
      )}
    </svg>
  );
}

/** The children of an SVG element inherit these attributes. */
const ink = {
  fill: 'none',
  stroke: 'var(--c-ink)',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export type Point = readonly [x: number, y: number];

/** A point at `radius` from the seal's centre. `turn` is the angle clockwise from the top, in half circles. */
export function pointAt(radius: number, turn: number): Point {
  const angle = turn * Math.PI;
  return [
    Math.round(sealX + radius * Math.sin(angle)),
    Math.round(sealY - radius * Math.cos(angle)),
  ];
}

/** A marigold with the academy's logo, or with a tick, which shows that the answer comes from the register. */
function Seal({ hasTick }: { readonly hasTick: boolean }) {
  return (
    <g className="c-seal" stroke="var(--c-sun)" strokeWidth="4">
      <path d={star(126, 172)} fill="var(--c-ground)" />
      <path d={star(104, 148)} fill="var(--color-build)" />
      <path d={star(80, 122)} fill="var(--color-marigold-strong)" />
      <circle cx={sealX} cy={sealY} r="80" fill="var(--c-sun)" />
      {hasTick ? (
        <path
          d={`m${sealX - 34} ${sealY + 2} 24 26 45-54`}
          stroke="var(--c-on-sun)"
          strokeWidth="13"
        />
      ) : (
        <use href="#logo" x={sealX - 50} y={sealY - 50} width="100" height="100" />
      )}
    </g>
  );
}

/** A star of 24 points around the seal's centre; `inner` and `outer` are its radii. */
function star(inner: number, outer: number): string {
  const points = Array.from({ length: 48 }, (_, at) =>
    pointAt(at % 2 === 0 ? outer : inner, at / 24),
  );
  return `M${points.map((point) => point.join(' ')).join('L')}Z`;
}
