import type { Course, CoursePhase } from '../../content/content.ts';
import { type FactName, factTexts } from '../../content/course-texts.ts';
import type { Academy } from '../../content/schemas/academy.ts';
import type { SyllabusWords } from '../../content/schemas/site.ts';
import { Wordmark } from '../../layout/academy-mark.tsx';
import { printedWays } from '../../layout/contact-ways.ts';
import { QrDrawing } from '../../ui/qr-drawing.tsx';
import { PhaseSign, Sign } from './signs.tsx';
import type { CourseProps } from './syllabus-hero.tsx';
import { builtText } from './syllabus-modules.tsx';

interface SheetHeadProps {
  /** The page's own full address. */
  readonly address: string;
  readonly academy: Academy;
  readonly words: SyllabusWords['sheet'];
}

/** On paper only: whose sheet this is, how to reach them, and the page as a QR code. */
export function SheetHead({ address, academy, words }: SheetHeadProps) {
  const { email } = academy;
  const { street, city, region, postalCode } = academy.address;
  const [number] = printedWays(academy);
  return (
    <div className="hidden grid-cols-[1fr_auto_26mm] items-center gap-8 border-b-2 border-ink pb-4 print:grid">
      <div>
        <Wordmark name={academy.name} />
        <p className="mt-2 font-semibold text-muted">{words.heading}</p>
      </div>
      <p className="text-right">
        <b>{number}</b>
        <br />
        {email !== number && (
          <>
            {email}
            <br />
          </>
        )}
        {street}
        <br />
        {`${city}, ${region} ${postalCode}`}
      </p>
      <div className="text-center text-[7.5pt]/[1.2] [&>svg]:size-[26mm]">
        <QrDrawing text={address} label={words.scan} />
        <p>{words.scan}</p>
      </div>
    </div>
  );
}

/** On paper only, the rest of the first page: what one builds in each phase, and what it takes. */
export function FamilySheet({ course, words }: CourseProps) {
  return (
    <div className="hidden break-after-page print:block">
      <SheetFacts course={course} words={words} />
      <p className="font-display text-xl leading-tight font-bold">{words.sheet.built}</p>
      <ol>
        {partsOf(course).map(({ title, modules }, position) => (
          <li
            key={title}
            className="grid min-h-14 break-inside-avoid grid-cols-[13mm_46mm_1fr] items-center border-b border-line py-1"
          >
            <PhaseSign number={position + 1} className="h-10 w-15" />
            <p>
              <b className="block font-display text-lg leading-tight">{title}</b>
              <small className="text-sm text-muted">{builtText(modules, words)}</small>
            </p>
            <ul>
              {highlights(modules).map(({ kind, text }) => (
                <li key={text} className="grid grid-cols-[auto_1fr] items-start gap-2">
                  <Sign kind={kind} />
                  <span className="first-letter:uppercase">{text}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}

function partsOf({
  phases,
  title,
  modules,
}: Course): readonly Pick<CoursePhase, 'title' | 'modules'>[] {
  return phases.length > 0 ? phases : [{ title, modules }];
}

/** Lines for each phase, so that six of them fit on the page. */
const mostHighlights = 2;

interface Highlight {
  readonly kind: 'practice' | 'project';
  readonly text: string;
}

/** The last projects of some modules; where there is none, their last practice. */
function highlights(modules: CoursePhase['modules']): Highlight[] {
  const built = modules.flatMap(({ points }) =>
    points.flatMap(({ kind, text }): Highlight[] => (kind === 'topic' ? [] : [{ kind, text }])),
  );
  const projects = built.filter(({ kind }) => kind === 'project');
  return projects.length > 0 ? projects.slice(-mostHighlights) : built.slice(-1);
}

/** What a family compares courses by; a line to write on where it is not known. */
function SheetFacts({ course, words }: CourseProps) {
  const known = new Map(factTexts(course.facts));
  // `words.facts` has exactly these names.
  const asked = (Object.keys(words.facts) as FactName[])
    .filter((name) => known.has(name) || alwaysAsked.includes(name))
    .map((name) => [words.facts[name], known.get(name)] as const);
  const rows = [
    [words.level, words.levels[course.level]] as const,
    ...asked,
    [words.sheet.batchTime, undefined] as const,
    [words.sheet.spokeWith, undefined] as const,
  ];
  return (
    <dl className="mb-4 grid grid-cols-2 gap-x-8 rounded-md border border-ink px-5 pt-2 pb-4">
      {rows.map(([label, text]) => (
        <div key={label} className="grid min-h-11 grid-cols-[26mm_1fr] items-end">
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold empty:h-[1em] empty:border-b empty:border-dotted empty:border-ink">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const alwaysAsked: readonly FactName[] = ['duration', 'fee', 'nextBatch'];
