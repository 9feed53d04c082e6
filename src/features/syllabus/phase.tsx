import { fill } from '../../content/fill.ts';
import { ArrowDown } from 'lucide-react';
import type { CoursePhase } from '../../content/content.ts';
import type { PointMarks } from '../../content/schemas/catalogue.ts';
import type { SyllabusWords } from '../../content/schemas/syllabus-words.ts';
import { builtText } from './built-text.ts';
import { ModuleList } from './module-list.tsx';
import './phase.css';
import { PhaseSign } from './signs.tsx';

interface PhaseProps {
  readonly number: number;
  readonly phase: CoursePhase;
  readonly next: CoursePhase | undefined;
  readonly words: SyllabusWords;
  readonly marks: PointMarks;
}

/**
 * A phase: its station on the line, and its modules. On a phone all but the first are folded: `details` is the
 * handle, and what it folds stands beside it, so that print, wide and older browsers show it whatever its state.
 */
export function Phase({ number, phase, next, words, marks }: PhaseProps) {
  const { id, title, modules } = phase;
  return (
    <section aria-labelledby={`${id}-title`} className="phase">
      <div className="station">
        <PhaseSign number={number} />
        <div>
          <h3 id={`${id}-title`}>
            <span className="sr-only">{`${fill(words.phase, { number })}: `}</span>
            {title}
          </h3>
          <p>
            <span>{rangeText(phase, words)}</span> <span>{builtText(modules, words)}</span>
          </p>
        </div>
      </div>
      <details className="phase-fold" open={number === 1}>
        <summary>
          <span className="sr-only">{title}</span>
        </summary>
      </details>
      <div className="phase-modules" {...untilFound}>
        <ModuleList id={id} modules={modules} marks={marks} heading="h4" />
        {next && (
          <a href={`#${next.id}`} className="underlined-link next-phase">
            <ArrowDown aria-hidden="true" size={20} />
            {fill(words.nextPhase, { phase: next.title })}
          </a>
        )}
      </div>
    </section>
  );
}

/**
 * The browser's search and a link bring it back (HTML, "hidden until found"). In capitals, which HTML takes as well:
 * React knows `hidden` as true or false only.
 */
const untilFound = { HIDDEN: 'until-found' };

function rangeText({ modules }: CoursePhase, words: SyllabusWords): string {
  const [first, last] = [modules.at(0)?.number ?? 0, modules.at(-1)?.number ?? 0];
  if (modules.length === 1) return fill(words.moduleAlone, { number: first });
  return fill(words.moduleRange, { from: first, to: last });
}
