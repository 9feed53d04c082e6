import { fill } from '../../content/fill.ts';
import type { Course } from '../../content/content.ts';
import { countedText } from '../../content/course-counts.ts';
import type { PointMarks } from '../../content/schemas/catalogue.ts';
import type { SyllabusWords } from '../../content/schemas/syllabus-words.ts';
import { Container } from '../../ui/container.tsx';
import { ModuleList } from './module-list.tsx';
import { Phase } from './phase.tsx';
import { PhaseOverview } from './phase-overview.tsx';
import { SyllabusBar } from './syllabus-bar.tsx';
import './syllabus-modules.css';

interface SyllabusModulesProps {
  readonly course: Course;
  readonly words: SyllabusWords;
  readonly marks: PointMarks;
}

/** The modules of a course: by phases with an overview, or, where it has none, in one list. */
export function SyllabusModules({ course, words, marks }: SyllabusModulesProps) {
  const { phases, modules } = course;
  return (
    <section id="phases" aria-labelledby="syllabus-heading" className="syllabus-modules">
      <Container>
        <div className="beside-line">
          <h2 id="syllabus-heading" className="text-3xl">
            {words.heading}
          </h2>
          {phases.length > 0 && <p className="syllabus-length">{lengthText(course, words)}</p>}
        </div>
      </Container>
      <SyllabusBar phases={phases} words={words} />
      {phases.length > 0 && <PhaseOverview phases={phases} words={words} />}
      <Container className="phases">
        {phases.map((phase, position) => (
          <Phase
            key={phase.id}
            number={position + 1}
            phase={phase}
            next={phases[position + 1]}
            words={words}
            marks={marks}
          />
        ))}
        {phases.length === 0 && <ModuleList modules={modules} marks={marks} heading="h3" />}
      </Container>
    </section>
  );
}

function lengthText({ modules, phases }: Course, words: SyllabusWords): string {
  return fill(words.length, {
    modules: countedText(modules.length, words.modules),
    phases: phases.length,
  });
}
