import type { z } from 'zod';
import { type Line, parseSyllabus, type ModuleLines, type PhaseLines } from './parse-syllabus.ts';
import { parseYamlFile } from '../yaml/parse-yaml-file.ts';
import { fileStart, problemAt, type Place, type Problem } from '../problems/problem.ts';
import { courseFrontMatterSchema } from '../schemas/course.ts';
import { syllabusProblems } from './syllabus-problems.ts';
import type { FieldPath } from '../yaml/yaml-places.ts';

export type CourseFrontMatter = z.infer<typeof courseFrontMatterSchema>;

/** One course file as far as it could be read, with the faults that it has by itself. */
export interface CourseFile {
  readonly file: string;
  /** The course's path: the file's name without `.md`. */
  readonly path: string;
  /** Known even where the rest of the front matter is faulty, so that links to it are not. */
  readonly alias: string | undefined;
  readonly frontMatter: CourseFrontMatter | undefined;
  readonly placeOf: (path: FieldPath) => Place;
  readonly before: readonly Line[];
  readonly afterwards: readonly Line[];
  readonly modules: readonly ModuleLines[];
  readonly phases: readonly PhaseLines[];
  readonly problems: readonly Problem[];
}

/** Reads `courses/<path>.md`: YAML between two lines of `---`, then the syllabus. */
export function parseCourseFile(file: string, text: string): CourseFile {
  const path = file.replace(/^courses\//, '').replace(/\.md$/, '');
  const parts = splitFrontMatter(text);
  if (parts === undefined) {
    const message = 'the front matter is missing: the lines between `---` and `---`';
    const fix = 'start the file with `---`, tile, title, description, level, related and `---`';
    const problems = [problemAt(file, fileStart, message, fix)];
    return { file, path, ...nothing, problems };
  }
  const head = parseYamlFile(file, parts.frontMatter, courseFrontMatterSchema);
  const syllabus = parseSyllabus(parts.body);
  const faults = syllabus.faults.map((fault) => problemAt(file, fault, fault.message, fault.fix));
  return {
    file,
    path,
    alias: head.value?.alias ?? /^alias:[ \t]*["']?([\w ]*\w)/m.exec(parts.frontMatter)?.[1],
    frontMatter: head.value,
    placeOf: head.placeOf,
    before: syllabus.before,
    afterwards: syllabus.afterwards,
    modules: syllabus.modules,
    phases: syllabus.phases,
    problems: [...head.problems, ...faults, ...syllabusProblems(file, syllabus)],
  };
}

const nothing = {
  alias: undefined,
  frontMatter: undefined,
  placeOf: () => fileStart,
  before: [],
  afterwards: [],
  modules: [],
  phases: [],
};

/** Both parts keep their line numbers: empty lines stand in for what comes before. */
function splitFrontMatter(text: string): { frontMatter: string; body: string } | undefined {
  const lines = text.split('\n');
  const isFence = (line: string | undefined) => line?.trimEnd() === '---';
  const end = lines.findIndex((line, index) => index > 0 && isFence(line));
  if (!isFence(lines[0]) || end === -1) return undefined;
  return {
    frontMatter: ['', ...lines.slice(1, end), ''].join('\n'),
    body: '\n'.repeat(end + 1) + lines.slice(end + 1).join('\n'),
  };
}
