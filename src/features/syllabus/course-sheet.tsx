import type { CoursePhase } from '../../content/content.ts';
import { builtText, choiceTexts, type FactName, factTexts } from '../../content/course-texts.ts';
import type { Academy } from '../../content/schemas/academy.ts';
import type { SyllabusWords } from '../../content/schemas/site.ts';
import { Wordmark } from '../../ui/academy-sign.tsx';
import { postalAddress, printedContact } from '../../layout/contact-links.ts';
import { QrDrawing } from '../../ui/qr-drawing.tsx';
import { PhaseSign, Sign } from './signs.tsx';
import type { CourseProps } from './syllabus-modules.tsx';

interface SheetHeadProps {
  readonly address: string;
  readonly academy: Academy;
  readonly words: SyllabusWords['sheet'];
}

/** The head of the printed sheet: the academy, its contact, and the page's address as a QR code. */
export function SheetHead({ address, academy, words }: SheetHeadProps) {
  return (
    <div className="hidden grid-cols-[1fr_auto_38mm] items-center gap-8 border-b-2 border-ink pb-4 print:grid">
      <div>
        <Wordmark name={academy.name} />
        <p className="mt-2 font-semibold text-muted">{words.heading}</p>
      </div>
      <address translate="no" className="text-right whitespace-pre-line not-italic">
        {[...printedContact(academy), postalAddress(academy.address)].join('\n')}
      </address>
      <div className="text-center text-[7.5pt]/[1.2] [&>svg]:size-[38mm]">
        <QrDrawing text={address} label={words.scan} />
        <p>{words.scan}</p>
      </div>
    </div>
  );
}

/** The printed sheet's facts and projects. If the projects are listed by phase, the modules begin on a new page. */
export function FamilySheet({ course, words }: CourseProps) {
  const { phases, modules } = course;
  const isBuilt = builtText(modules, words) !== '';
  const hasPhases = isBuilt && phases.length > 1;
  return (
    <div className={`hidden print:block ${hasPhases ? 'break-after-page' : 'mb-4'}`}>
      <SheetFacts course={course} words={words} />
      {isBuilt && (
        <p className="font-display text-xl leading-tight font-bold">{words.sheet.built}</p>
      )}
      {isBuilt && !hasPhases && <Highlights modules={modules} most={6} />}
      {hasPhases && (
        <ol>
          {phases.map((phase, position) => (
            <li
              key={phase.id}
              className="grid min-h-14 break-inside-avoid grid-cols-[13mm_46mm_1fr] items-center border-b border-line py-1"
            >
              <PhaseSign number={position + 1} />
              <p>
                <b className="block font-display text-lg leading-tight">{phase.title}</b>
                <small className="text-sm text-muted">{builtText(phase.modules, words)}</small>
              </p>
              <Highlights modules={phase.modules} most={2} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

interface HighlightsProps {
  readonly modules: CoursePhase['modules'];
  /** The most projects to show. With two for each phase, six phases fit on one page. */
  readonly most: number;
}

function Highlights({ modules, most }: HighlightsProps) {
  const built = modules.flatMap(({ points }) =>
    points.flatMap(({ kind, text }) => (kind === 'topic' ? [] : [{ kind, text }])),
  );
  const projects = built.filter(({ kind }) => kind === 'project');
  const shown = projects.length > 0 ? projects.slice(-most) : built.slice(-1);
  return (
    <ul>
      {shown.map(({ kind, text }) => (
        <li key={text} className="grid grid-cols-[auto_1fr] items-start gap-2">
          <Sign kind={kind} />
          <span className="first-letter:uppercase">{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** In place of an unknown fact there is a line to write on. */
function SheetFacts({ course, words }: CourseProps) {
  const known = new Map(factTexts(course.facts).map(([name, lines]) => [name, lines.join('; ')]));
  // The cast is safe, since the keys of `words.facts` are exactly the fact names.
  const asked = (Object.keys(words.facts) as FactName[])
    .filter((name) => known.has(name) || alwaysAsked.includes(name))
    .map((name) => [words.facts[name], known.get(name)] as const);
  const rows = [
    ...choiceTexts(course, words.choices).map(
      ([name, text]) => [words.choiceLabels[name], text] as const,
    ),
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

const alwaysAsked: readonly FactName[] = ['duration', 'fee', 'batches'];
