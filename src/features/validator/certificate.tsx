import { AcademyMark } from '../../layout/academy-mark.tsx';
import './certificate.css';

/** What the drawing shows: nothing known yet, what is typed, or what became of the ID. */
export type CertificateLook = 'idle' | 'valid' | 'unknown' | 'ended' | 'unread' | 'several';

export interface CertificateProps {
  readonly look: CertificateLook;
  readonly academy: string;
  readonly id?: string | undefined;
  readonly student?: string | undefined;
  readonly course?: string | undefined;
  /** The date of issue, as it is shown. */
  readonly date?: string | undefined;
  /** Across the certificate, such as "Withdrawn, 12 March 2026". */
  readonly band?: string | undefined;
  /** At the ID's place, for somebody who looks for it on the paper. */
  readonly tag?: string | undefined;
}

/** The academy's certificate, drawn beside an answer and on its paper with what the answer says. */
export function Certificate(props: CertificateProps) {
  const { look, academy, id, student, course, date, band, tag } = props;
  return (
    <div className="certificate" data-look={look} data-ring={tag === undefined ? undefined : ''}>
      <Ornament hasSeal={look === 'valid'} />
      <div className="c-academy">
        <AcademyMark size={32} sun="var(--c-sun)" />
        <bdi>{academy}</bdi>
      </div>
      <Line className="c-student" text={student} />
      <Line className="c-course" text={course} />
      {date !== undefined && <Line className="c-date" text={date} />}
      <SketchOfCode />
      <div className="c-id">
        <bdi>{id}</bdi>
      </div>
      {tag !== undefined && <div className="c-tag">{tag}</div>}
      {band !== undefined && <div className="c-band">{band}</div>}
    </div>
  );
}

interface LineProps {
  readonly className: string;
  readonly text?: string | undefined;
}

/** A text on its line; the longer it is, the smaller. */
function Line({ className, text = '' }: LineProps) {
  const fit = fits[[22, 30, 42].filter((length) => text.length > length).length];
  return (
    <div className={`c-line ${className} ${fit}`}>
      <bdi>{text}</bdi>
    </div>
  );
}

const fits = ['', '[--fit:0.85]', '[--fit:0.72]', '[--fit:0.62]'] as const;

/** Where the seal is, in quarters of a millimetre as all of the ornament. */
const [sealX, sealY] = [922, 322];

/** A border of the sign's brackets, the rays of the sun, and the seal. */
function Ornament({ hasSeal }: { readonly hasSeal: boolean }) {
  const sun = { fill: 'var(--c-sun)', stroke: 'none' };
  return (
    <svg viewBox="0 0 1188 840" className="c-ornament" aria-hidden="true" {...ink} strokeWidth="2">
      <defs>
        <pattern id="c-across" width="34" height="44" patternUnits="userSpaceOnUse" x="70" y="30">
          <path d="m14 13-6 9 6 9M26 13l6 9-6 9" />
          <circle cx="20" cy="22" r="3.5" {...sun} />
        </pattern>
        <pattern id="c-down" width="44" height="34" patternUnits="userSpaceOnUse" x="30" y="64">
          <path d="m13 14 9-6 9 6M13 26l9 6 9-6" />
          <circle cx="22" cy="20" r="3.5" {...sun} />
        </pattern>
      </defs>
      <g stroke="var(--c-faint)" strokeWidth="4" strokeDasharray="0 21">
        {rays.map((radius, at) => (
          <path
            key={radius}
            d={`M${sealX} ${sealY - radius}a${radius} ${radius} 0 0 0 0 ${2 * radius}`}
            opacity={Math.max(0.15, 0.9 - at * 0.08)}
          />
        ))}
      </g>
      <path d="M74 30h1040v44H74zM74 766h1040v44H74z" fill="url(#c-across)" />
      <path d="M30 74h44v692H30zM1114 74h44v692h-44z" fill="url(#c-down)" />
      <path d="M30 30h1128v780H30zM74 74h1040v692H74z" />
      {hasSeal ? <Seal /> : <EmptySeal />}
    </svg>
  );
}

/** Lines in the colour of the ink, as SVG's parts inherit them. */
const ink = {
  fill: 'none',
  stroke: 'var(--c-ink)',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const rays = Array.from({ length: 11 }, (_, at) => 205 + at * 42);

/** A marigold of the sign's brackets, with a tick: the register was asked. */
function Seal() {
  return (
    <g className="c-seal" stroke="var(--c-sun)" strokeWidth="4">
      <path d={star(126, 172)} fill="var(--c-ground)" />
      <path d={star(104, 148)} fill="var(--color-build)" />
      <path d={star(80, 122)} fill="var(--color-marigold-strong)" />
      <circle cx={sealX} cy={sealY} r="80" fill="var(--c-sun)" />
      <g stroke="var(--c-on-sun)" strokeWidth="8">
        <path d={`m${sealX - 28} ${sealY - 28}-18 28 18 28m56-56 18 28-18 28`} />
        <path d={`m${sealX - 16} ${sealY + 1} 11 12 21-25`} />
      </g>
    </g>
  );
}

function EmptySeal() {
  return <path d={star(128, 170)} stroke="var(--c-dash)" strokeWidth="3.5" strokeDasharray="1 9" />;
}

/** A star of 24 points around the seal's middle. */
function star(inner: number, outer: number): string {
  const points = Array.from({ length: 48 }, (_, at) => {
    const radius = at % 2 === 0 ? outer : inner;
    const angle = (at * Math.PI) / 24;
    const x = sealX + radius * Math.sin(angle);
    const y = sealY - radius * Math.cos(angle);
    return `${x.toFixed()} ${y.toFixed()}`;
  });
  return `M${points.join('L')}Z`;
}

/** What a QR code looks like; it says nothing. */
function SketchOfCode() {
  return (
    <svg viewBox="0 0 21 21" className="c-code" aria-hidden="true">
      <path
        fill="none"
        stroke="var(--c-dash)"
        d="M.5.5h6v6h-6zM14.5.5h6v6h-6zM.5 14.5h6v6h-6zM2.5 3h2M16.5 3h2M2.5 17h2M9 1v2M11 4h2M9 8h3M1 9h3M5 11h3M10 11h3M15 9v2M18 9h2M17 12h3M13 14h3M9 16v3M12 18h3M17 16v3M19 20h2"
      />
    </svg>
  );
}
