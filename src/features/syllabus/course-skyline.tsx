import type { Catalogue } from '../../content/content.ts';
import { skylineModules } from '../../content/course-texts.ts';
import { Skyline, SkylineLegend } from '../../ui/skyline.tsx';
import type { CourseProps } from './syllabus-hero.tsx';

interface CourseSkylineProps extends CourseProps {
  readonly marks: Catalogue['marks'];
}

/**
 * The course's skyline, along the bottom of the hero. Each sun links to its module; a label below the hero says which
 * project students build in it; on a phone the row scrolls, so that each is as wide as a finger needs.
 */
export function CourseSkyline({ course, words, marks }: CourseSkylineProps) {
  return (
    <nav aria-label={words.sheet.built} className="relative z-1 min-w-0 lg:col-span-2 print:hidden">
      <SkylineLegend
        module={words.modules.one}
        project={words.projects.one}
        className="text-on-deep-muted"
      />
      <div className="-mx-5 -mt-2.5 grid overflow-x-auto overflow-y-clip px-5 pt-2.5 md:mx-0 md:px-0">
        <Skyline
          modules={skylineModules(course)}
          className="col-start-1 row-start-1 h-12 w-full [--dot:8px] [--sun:18px] lg:h-20"
        />
        <div className="col-start-1 row-start-1 grid auto-cols-[minmax(1.5rem,1fr)] grid-flow-col">
          {course.modules.map(({ id, points }) => {
            const projects = points.filter(({ kind }) => kind === 'project');
            if (projects.length === 0) return <span key={id} />;
            return (
              <a key={id} href={`#${id}`} className="skyline-sun">
                <span>
                  <b>{`${marks.project}: `}</b>
                  {projects.map(({ text }) => text).join('; ')}
                </span>
              </a>
            );
          })}
        </div>
      </div>
    </nav>
  );
}
