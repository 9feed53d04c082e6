import type { z } from 'zod';
import { fileStart, problemAt, type Place } from './problem.ts';
import { courseFrontMatterSchema } from '../schemas/course.ts';
import type { FaultWords } from '../schemas/text.ts';
import { parseYamlFile, type ParsedYaml } from './parse-yaml-file.ts';

/** A course file. `value` is the front matter. */
export interface CourseFile extends ParsedYaml<z.infer<typeof courseFrontMatterSchema>>, Syllabus {
  /** The file's name without `.md`. */
  readonly path: string;
  /** Read even from faulty front matter, so that links to the alias are not reported. */
  readonly alias: string | undefined;
  /** Read even from faulty front matter. */
  readonly group: string | undefined;
}

/** Reads `courses/<path>.md`: YAML between two lines of `---`, then the syllabus. */
export function parseCourseFile(file: string, text: string): CourseFile {
  const path = file.replace(/^courses\//, '').replace(/\.md$/, '');
  const lines = text.split('\n');
  const isFence = (line: string | undefined) => line?.trimEnd() === '---';
  const end = lines.findIndex((line, index) => index > 0 && isFence(line));
  const hasHead = isFence(lines[0]) && end !== -1;
  // Empty lines in place of left-out lines keep the line numbers right.
  const head = hasHead ? ['', ...lines.slice(1, end), ''].join('\n') : '';
  const body = hasHead ? lines.map((line, index) => (index > end ? line : '')) : [];
  const firstLine = body.findIndex((line) => line.trim() !== '');

  // Empty front matter is read as `{}`, so that only the missing title is reported.
  const isBlank = hasHead && head.trim() === '';
  const yaml = parseYamlFile(file, isBlank ? '{}' : head, courseFrontMatterSchema);
  const { faults, ...syllabus } = parseSyllabus(body.join('\n'));
  const ofBody = faults.map((fault) =>
    problemAt(file, fault, fault, ['body', fault.line - firstLine]),
  );
  const named = (field: 'alias' | 'group') =>
    yaml.value?.[field] ?? new RegExp(`^${field}:[ \\t]*["']?([\\w -]*\\w)`, 'm').exec(head)?.[1];
  const headless = hasHead ? undefined : problemAt(file, fileStart, noFrontMatter);
  return {
    ...yaml,
    ...syllabus,
    path,
    alias: named('alias'),
    group: named('group'),
    problems: headless ? [headless] : [...yaml.problems, ...ofBody],
    unreadable: headless ?? yaml.unreadable,
  };
}

/**
 * The text of a point after its mark and a colon, or a dash between blanks, as word processors write it; undefined if the
 * point does not begin so.
 */
export function textAfterMark(point: string, mark: string): string | undefined {
  if (!point.startsWith(mark)) return undefined;
  return /^(?::|\s+[-–—]\s)\s*(.*)$/u.exec(point.slice(mark.length))?.[1];
}

const noFrontMatter = {
  message:
    'the front matter is missing: the part between two lines of `---` at the top of the file',
  fix: 'begin the file with three lines: `---`, then `title: ` and the course’s name, then `---`',
};

interface Syllabus {
  readonly before: readonly string[];
  readonly afterwards: readonly string[];
  readonly modules: readonly ModuleLines[];
  readonly phases: readonly PhaseLines[];
}

interface ModuleLines {
  readonly title: string;
  purpose?: string;
  readonly points: string[];
}

interface PhaseLines {
  readonly title: string;
  readonly modules: ModuleLines[];
}

/** The possible sections, in order. Without section headings, a file has only modules. */
const sectionNames = ['Before you start', 'Afterwards you can', 'Modules'] as const;

/**
 * Reads the body of a course file. `# ` begins a section, `## ` a phase, `### ` a module, and `- ` a point. In a file
 * without phases, `## ` begins a module. A line below a module's title is its purpose. Any other line is a fault. All text
 * is literal.
 *
 * Lists are read as other programs paste them: `•`, `o` or `1.` begins a point, also after blanks. In a file without any
 * `## `, `1.` begins a module. The name of a section is its heading without `# ` too.
 *
 * @param source the file, with empty lines instead of the front matter
 */
function parseSyllabus(
  source: string,
): Syllabus & { readonly faults: readonly (Place & FaultWords)[] } {
  const lines = source.trimEnd().split('\n');
  const hasPhases = lines.some((line) => /^###(?:\s|$)/.test(line));
  const hasHeadings = lines.some((line) => /^##+(?:\s|$)/.test(line));
  const moduleSign = hasPhases ? '###' : '##';
  const before: string[] = [];
  const afterwards: string[] = [];
  const modules: ModuleLines[] = [];
  const phases: PhaseLines[] = [];
  const faults: (Place & FaultWords)[] = [];
  let section: (typeof sectionNames)[number] = 'Modules';
  let sectionsLeft: readonly string[] = sectionNames;
  let module: ModuleLines | undefined;
  let points: string[] | undefined;
  const listOfSection = (name: typeof section) =>
    ({ 'Before you start': before, 'Afterwards you can': afterwards, Modules: undefined })[name];

  for (const [index, written] of lines.entries()) {
    const text = written.trim();
    if (text === '') continue;
    const indent = written.length - written.trimStart().length;
    const fault = (words: FaultWords) =>
      faults.push({ line: index + 1, column: indent + 1, ...words });
    const [, begin = '', rest = ''] = lineForm.exec(headingOf(text) ?? text) ?? [];
    const isTitle = /^\d/.test(begin) && !hasHeadings && section === 'Modules';
    const sign = isTitle ? moduleSign : begin;
    const isPoint = sign !== '' && !sign.startsWith('#');
    if (sign.startsWith('##') && rest !== '' && section !== 'Modules') {
      const isBelow = lines.slice(index).some((line) => headingOf(line) === '# Modules');
      fault(
        isBelow
          ? outside
          : { message: 'the line `# Modules` is missing', fix: 'write it above this line' },
      );
      // Reading the next lines as modules prevents a fault for each of them.
      section = 'Modules';
    }

    if (sign !== '' && rest === '') {
      fault({
        message: `nothing follows \`${sign}\` here`,
        fix: 'write the text after it, or take the line out',
      });
    } else if (sign === '#') {
      const named = sectionNames.find((name) => name === rest);
      if (!named || !sectionsLeft.includes(named) || modules.length > 0) fault(wrongSection);
      section = named ?? section;
      sectionsLeft = sectionsLeft.slice(sectionsLeft.indexOf(section) + 1);
      module = undefined;
      points = listOfSection(section);
    } else if (sign === '##' && hasPhases) {
      phases.push({ title: rest, modules: [] });
      module = undefined;
      points = undefined;
    } else if (sign.startsWith('#')) {
      points = [];
      module = { title: rest, points };
      modules.push(module);
      phases.at(-1)?.modules.push(module);
      if (hasPhases && phases.length === 0 && modules.length === 1) {
        fault({
          message: 'this module is above the first phase',
          fix: 'write a line such as `## Phase name` above it',
        });
      }
    } else if (isPoint && points) {
      points.push(rest);
    } else if (isPoint && modules.length + phases.length === 0 && sectionsLeft === sectionNames) {
      fault(noHeading);
      points = [];
    } else if (isPoint) {
      fault({
        message: 'this point is not in a module',
        fix: `write \`${moduleSign} Module title\` above it`,
      });
    } else if (module?.points.length === 0 && !module.purpose && !straySign.test(written)) {
      module.purpose = text;
    } else {
      fault(noSign);
    }
  }
  if (faults.length === 0) {
    const end = { line: lines.length, column: 1 };
    if (modules.length === 0) faults.push({ ...end, ...noModule });
    for (const phase of phases.filter((one) => one.modules.length === 0)) {
      const message = `the phase \`${phase.title}\` has no modules`;
      const fix = 'write its modules below it, each with `### Module title`, or take it out';
      faults.push({ ...end, message, fix });
    }
  }
  return { before, afterwards, modules, phases, faults };
}

/** Matches a line that begins with `#`, a number, or the sign of a list: no letter but the `o` of a word processor. */
const lineForm = /^(#{1,3}|\d{1,2}[.)]|o|[^\p{L}\p{N}\s#>]\p{M}?)(?:\s+(\S.*))?$/u;

/** The heading of a section, such as `# Modules`, if the line has its name: pasted lines have no signs. */
function headingOf(line: string): string | undefined {
  const [, written] = /^(?:# *)?(.*?):?$/.exec(line.trim()) ?? [];
  const name = sectionNames.find((one) => one.toLowerCase() === written?.toLowerCase());
  return name && `# ${name}`;
}

/** Matches a line that begins with a mistyped sign, such as `##Title`, or with other Markdown. */
const straySign = /^(?:#{4}|#+\S|[-*+]\S|>|```|~~~|[-*=]{3,}\s*$)/;

const noSign = {
  message: 'this line is neither a heading nor a point',
  fix: 'begin it with `- `, `## ` or `### `, including the space, and write all of its text on that line',
};

const outside = {
  message: 'this module is not in the section `# Modules`',
  fix: 'move it below the line `# Modules`',
};

const noHeading = {
  message: 'the heading of these points is missing',
  fix: 'write `# Before you start`, `# Afterwards you can`, or `## ` and the title of a module above this line',
};

const wrongSection = {
  message: 'this section does not belong here',
  fix: 'the sections are `# Before you start`, `# Afterwards you can` and `# Modules`, in this order, each at most once',
};

const noModule = {
  message: 'a course needs a module',
  fix: 'write `## ` and the title of each module on a line of its own',
};
