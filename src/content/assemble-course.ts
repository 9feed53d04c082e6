import GithubSlugger from 'github-slugger';
import type { CourseIndex } from './checks/course-index.ts';
import type { Course, CourseLink, CourseModule, CoursePhase, ModulePoint } from './content.ts';
import type { PointMarks } from './schemas/catalogue.ts';
import { courseFactsOf, type CourseFacts } from './schemas/course-facts.ts';
import type { CourseFile, CourseFrontMatter } from './syllabus/parse-course-file.ts';
import type { ModuleLines } from './syllabus/parse-syllabus.ts';

/** What a course is seen against. */
export interface CourseContext {
  readonly index: CourseIndex;
  readonly marks: PointMarks;
  /** As `2026-12-07`. */
  readonly today: string;
}

/** The course that a sound file holds; its neighbours are left to the catalogue. */
export function assembleCourse(
  file: CourseFile,
  head: CourseFrontMatter,
  group: string,
  { index, marks, today }: CourseContext,
): Course {
  const { alias, promise, related, prerequisites = [] } = head;
  const modules = assembleModules(file.modules, marks);
  return {
    path: file.path,
    ...(alias === undefined ? {} : { alias }),
    group,
    tile: head.tile,
    title: head.title,
    ...(promise === undefined ? {} : { promise }),
    description: head.description,
    level: head.level,
    facts: withoutPastBatch(courseFactsOf(head), today),
    prerequisites: prerequisites.map((paths) =>
      [paths].flat().flatMap((path) => linksTo(index.get(path))),
    ),
    before: file.before.map(({ text }) => text),
    afterwards: file.afterwards.map(({ text }) => text),
    modules,
    phases: assemblePhases(file, modules),
    related: related.flatMap((path) => linksTo(index.get(path))),
  };
}

/** The link to a course: none where its file could not be read. */
export function linksTo(file: CourseFile | undefined): CourseLink[] {
  if (file?.frontMatter === undefined) return [];
  return [{ path: file.path, title: file.frontMatter.title }];
}

function assembleModules(modules: readonly ModuleLines[], marks: PointMarks): CourseModule[] {
  const slugger = new GithubSlugger();
  return modules.map(({ title, purpose, points }, position) => ({
    id: `module-${slugger.slug(title.text)}`,
    number: position + 1,
    title: title.text,
    ...(purpose === undefined ? {} : { purpose: purpose.text }),
    points: points.map(({ text }) => markedPoint(text, marks)),
  }));
}

function assemblePhases(file: CourseFile, modules: readonly CourseModule[]): CoursePhase[] {
  let from = 0;
  return file.phases.map(({ title, modules: { length } }, position) => {
    const phase = modules.slice(from, (from += length));
    return { id: `phase-${position + 1}`, title: title.text, modules: phase };
  });
}

function markedPoint(text: string, marks: PointMarks): ModulePoint {
  for (const kind of ['practice', 'project'] as const) {
    const mark = `${marks[kind]}:`;
    if (text.startsWith(mark)) return { kind, text: text.slice(mark.length).trim() };
  }
  return { kind: 'topic', text };
}

function withoutPastBatch({ nextBatch, ...facts }: CourseFacts, today: string): CourseFacts {
  return nextBatch === undefined || nextBatch < today ? facts : { ...facts, nextBatch };
}
