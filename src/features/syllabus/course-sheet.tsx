import type { Course, CoursePhase } from '../../content/content.ts';
import { type FactName, factTexts } from '../../content/course-texts.ts';
import type { Academy } from '../../content/schemas/academy.ts';
import type { SyllabusWords } from '../../content/schemas/syllabus-words.ts';
import { Wordmark } from '../../layout/academy-mark.tsx';
import { printedWays } from '../../layout/contact-ways.ts';
import { QrDrawing } from '../../ui/qr-drawing.tsx';
import { PhaseSign, Sign } from './signs.tsx';
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
    <div className="sheet-head">
      <div>
        <Wordmark name={academy.name} />
        <p className="sheet-kind">{words.heading}</p>
      </div>
      <p>
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
      <div className="sheet-code">
        <QrDrawing text={address} label={words.scan} />
        <p>{words.scan}</p>
      </div>
    </div>
  );
}

interface FamilySheetProps {
  readonly course: Course;
  readonly words: SyllabusWords;
}

/** On paper only, the rest of the first page: what one builds in each phase, and what it takes. */
export function FamilySheet({ course, words }: FamilySheetProps) {
  return (
    <div className="family-sheet">
      <SheetFacts course={course} words={words} />
      <p className="sheet-title">{words.sheet.built}</p>
      <ol className="sheet-phases">
        {partsOf(course).map(({ title, modules }, position) => (
          <li key={title}>
            <PhaseSign number={position + 1} />
            <p>
              <b>{title}</b>
              <small>{builtText(modules, words)}</small>
            </p>
            <ul>
              {highlights(modules).map(({ kind, text }) => (
                <li key={text}>
                  <Sign kind={kind} />
                  <span>{text}</span>
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
function SheetFacts({ course, words }: { readonly course: Course; readonly words: SyllabusWords }) {
  const known = new Map(factTexts(course.facts));
  // The schema gives the words these names.
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
    <dl className="sheet-facts">
      {rows.map(([label, text]) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const alwaysAsked: readonly FactName[] = ['duration', 'fee', 'nextBatch'];
