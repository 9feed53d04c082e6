import type { CourseModule, ModulePoint } from '../../content/content.ts';
import type { PointMarks } from '../../content/schemas/catalogue.ts';
import { Container } from '../../ui/container.tsx';
import './syllabus-timeline.css';

interface SyllabusTimelineProps {
  readonly heading: string;
  readonly modules: readonly CourseModule[];
  readonly marks: PointMarks;
}

/** The modules in their order along a line, on alternating sides where there is room for two. */
export function SyllabusTimeline({ heading, modules, marks }: SyllabusTimelineProps) {
  return (
    <section className="bg-sunken py-12 md:py-16 print:bg-transparent print:py-4">
      <Container>
        <h2 className="beside-line text-3xl">{heading}</h2>
        <ol className="timeline mt-10">
          {modules.map((module) => (
            <li key={module.id} id={module.id} className="timeline-step">
              <ModuleCard module={module} marks={marks} />
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}

interface ModuleCardProps {
  readonly module: CourseModule;
  readonly marks: PointMarks;
}

function ModuleCard({ module: { title, purpose, points }, marks }: ModuleCardProps) {
  return (
    <div className="rounded-lg border border-line bg-raised p-4 shadow-card md:p-6">
      <h3 className="text-xl">{title}</h3>
      {purpose !== undefined && <p className="mt-2">{purpose}</p>}
      {points.length > 0 && (
        <ul className="mt-3 list-disc space-y-1.5 pl-5 text-muted marker:text-marigold">
          {points.map((point) => (
            <li key={point.text}>{wording(point, marks)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function wording({ kind, text }: ModulePoint, marks: PointMarks): string {
  return kind === 'topic' ? text : `${marks[kind]}: ${text}`;
}
