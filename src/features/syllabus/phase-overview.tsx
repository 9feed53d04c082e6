import type { CourseModule, CoursePhase } from '../../content/content.ts';
import type { SyllabusWords } from '../../content/schemas/syllabus-words.ts';
import { Container } from '../../ui/container.tsx';
import { builtText } from './built-text.ts';
import './phase-overview.css';
import { PhaseSign } from './signs.tsx';

interface PhaseOverviewProps {
  readonly phases: readonly CoursePhase[];
  readonly words: SyllabusWords;
}

/** All phases at a glance, to jump from; on wide screens with the titles of their modules. */
export function PhaseOverview({ phases, words }: PhaseOverviewProps) {
  return (
    <Container>
      <nav aria-label={words.overview} className="phase-overview">
        <ol>
          {phases.map(({ id, title, modules }, position) => (
            <li key={id}>
              <a href={`#${id}`} className="phase-link">
                <PhaseSign number={position + 1} />
                <b>{title}</b>
                <small>{builtText(modules, words)}</small>
              </a>
              <ol>
                {modules.map((module) => (
                  <li key={module.id} className={buildsSomething(module) ? 'builds' : undefined}>
                    <a href={`#${module.id}`}>
                      <i>{module.number}</i> <span>{module.title}</span>
                    </a>
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </nav>
    </Container>
  );
}

function buildsSomething({ points }: CourseModule): boolean {
  return points.some(({ kind }) => kind !== 'topic');
}
