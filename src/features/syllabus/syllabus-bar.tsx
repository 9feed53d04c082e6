import { ArrowUp } from 'lucide-react';
import type { CoursePhase } from '../../content/content.ts';
import type { SyllabusWords } from '../../content/schemas/syllabus-words.ts';
import { Container } from '../../ui/container.tsx';
import './syllabus-bar.css';

interface SyllabusBarProps {
  readonly phases: readonly CoursePhase[];
  readonly words: SyllabusWords;
}

/** What stays in view above the modules: the way to each phase, and the switch to what one builds. */
export function SyllabusBar({ phases, words }: SyllabusBarProps) {
  return (
    <div className="syllabus-bar">
      <Container className="syllabus-bar-row">
        {phases.length > 0 && (
          <>
            <a
              href="#phases"
              aria-label={words.toOverview}
              className="button button-icon to-phases"
            >
              <ArrowUp aria-hidden="true" size={20} />
            </a>
            <PhaseRoute phases={phases} words={words} />
          </>
        )}
        <label className="view-switch">
          <input type="checkbox" id="view-built" />
          {words.onlyBuilt}
        </label>
      </Container>
    </div>
  );
}

/** On wide screens the phases as stations of one line. */
function PhaseRoute({ phases, words }: SyllabusBarProps) {
  return (
    <nav aria-label={words.phases} className="phase-route">
      <ol>
        {phases.map(({ id, title }, position) => (
          <li key={id}>
            <a href={`#${id}`}>
              <i>{position + 1}</i> <span>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
