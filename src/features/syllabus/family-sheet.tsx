import type { Course, CoursePhase } from '../../content/content.ts';
import type { SyllabusWords } from '../../content/schemas/syllabus-words.ts';
import { builtText } from './built-text.ts';
import { SheetFacts } from './sheet-facts.tsx';
import { PhaseSign, Sign } from './signs.tsx';

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
