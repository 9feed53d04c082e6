import type { CourseModule, ModulePoint } from '../../content/content.ts';
import type { PointMarks } from '../../content/schemas/catalogue.ts';
import './module-list.css';
import { Sign } from './signs.tsx';

interface ModuleListProps {
  /** An anchor of the list as a whole. */
  readonly id?: string;
  readonly modules: readonly CourseModule[];
  readonly marks: PointMarks;
  readonly heading: 'h3' | 'h4';
}

/** Modules in their order along the line, on alternating sides where there is room for two. */
export function ModuleList({ id, modules, marks, heading: Heading }: ModuleListProps) {
  const from = modules[0]?.number ?? 1;
  return (
    <ol id={id} start={from} className={from % 2 === 0 ? 'timeline from-right' : 'timeline'}>
      {modules.map((module) => (
        <li key={module.id} id={module.id} className="timeline-step" data-number={module.number}>
          <div className="module-card">
            <Heading>{module.title}</Heading>
            {module.purpose !== undefined && <p>{module.purpose}</p>}
            {module.points.length > 0 && (
              <ul>
                {module.points.map((point) => (
                  <Point key={point.text} point={point} marks={marks} />
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

interface PointProps {
  readonly point: ModulePoint;
  readonly marks: PointMarks;
}

/** A topic is a point like others; what one builds has a sign, a ground of its own and its mark as a label. */
function Point({ point: { kind, text }, marks }: PointProps) {
  if (kind === 'topic') return <li>{text}</li>;
  return (
    <li className={kind === 'project' ? 'built built-project' : 'built'}>
      <Sign kind={kind} />
      <b>
        {marks[kind]}
        <span className="sr-only">: </span>
      </b>
      <span>{text}</span>
    </li>
  );
}
