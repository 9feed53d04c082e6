import type { z } from 'zod';
import { fileStart, problemAt, wordsOf, type Problem } from '../problems/problem.ts';
import { courseFrontMatterSchema } from '../schemas/course.ts';
import { parseYamlFile, type ParsedYaml } from '../yaml/parse-yaml-file.ts';
import { parseSyllabus, type Syllabus } from './parse-syllabus.ts';

/** One course file as far as it could be read, with the faults that it has by itself; its `value` is the front matter. */
export interface CourseFile extends ParsedYaml<z.infer<typeof courseFrontMatterSchema>>, Syllabus {
  /** The course's path: the file's name without `.md`. */
  readonly path: string;
  /** Known even where the rest of the front matter is faulty, so that links to it are not. */
  readonly alias: string | undefined;
  /** As the alias. */
  readonly group: string | undefined;
}

/** Reads `courses/<path>.md`: YAML between two lines of `---`, then the syllabus. */
export function parseCourseFile(file: string, text: string): CourseFile {
  const path = file.replace(/^courses\//, '').replace(/\.md$/, '');
  const lines = text.split('\n');
  const isFence = (line: string | undefined) => line?.trimEnd() === '---';
  const end = lines.findIndex((line, index) => index > 0 && isFence(line));
  const hasHead = isFence(lines[0]) && end !== -1;
  // Both parts keep their line numbers: empty lines stand in for what comes before.
  const head = hasHead ? ['', ...lines.slice(1, end), ''].join('\n') : '';
  const body = hasHead ? lines.map((line, index) => (index > end ? line : '')) : [];
  const firstLine = body.findIndex((line) => line.trim() !== '');

  const yaml = parseYamlFile(file, head, courseFrontMatterSchema);
  const { faults, ...syllabus } = parseSyllabus(body.join('\n'));
  const ofBody = faults.map((fault) =>
    problemAt(file, fault, fault, ['body', fault.line - firstLine]),
  );
  const named = (field: 'alias' | 'group') =>
    yaml.value?.[field] ?? new RegExp(`^${field}:[ \\t]*["']?([\\w -]*\\w)`, 'm').exec(head)?.[1];
  return {
    ...yaml,
    ...syllabus,
    path,
    alias: named('alias'),
    group: named('group'),
    problems: hasHead ? [...yaml.problems, ...ofBody] : [noFrontMatter(file)],
  };
}

function noFrontMatter(file: string): Problem {
  const sentence =
    'the front matter is missing: the lines between `---` and `---`; start the file with `---`, tile, title, description, level, related and `---`';
  return problemAt(file, fileStart, wordsOf(sentence));
}
