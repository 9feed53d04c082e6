import type { Place } from '../problems/problem.ts';
import { didYouMean } from '../yaml/nearest-word.ts';

/** One line of a course file, as it is written there after its mark. */
export interface Line extends Place {
  readonly text: string;
}

export interface Diagnostic extends Place {
  readonly message: string;
  readonly fix: string;
}

/** A module of a syllabus; its place is its title's. */
export interface ModuleLines {
  readonly title: Line;
  /** What it is for: the line between its title and its points. */
  readonly purpose?: Line;
  readonly points: readonly Line[];
}

/** Some modules that follow each other; its place is its title's. */
export interface PhaseLines {
  readonly title: Line;
  readonly modules: readonly ModuleLines[];
}

/** The three sections of a course file. */
export interface Syllabus {
  readonly before: readonly Line[];
  readonly afterwards: readonly Line[];
  /** All modules in their order. */
  readonly modules: readonly ModuleLines[];
  /** The same modules in groups; none where the file has no third level of headings. */
  readonly phases: readonly PhaseLines[];
  /** The sections' headings, as far as they were found. */
  readonly headings: ReadonlyMap<SectionName, Line>;
  readonly faults: readonly Diagnostic[];
}

/** The headings of a course file's sections, in their order. */
export const sectionNames = ['Before you start', 'Afterwards you can', 'Modules'] as const;

export type SectionName = (typeof sectionNames)[number];

/** So many words tell what a module is for. */
const mostWords = 12;

/**
 * Reads a course file's body line by line: `# ` is a section, `## ` a phase, `### ` a module (or `## `, where there are
 * no phases), `- ` a point, and a line below a module's title says what it is for. The rest of each line is taken as it
 * is written; any other line is a fault. `source` may begin with empty lines in place of the front matter, so that
 * places are those of the file.
 */
export function parseSyllabus(source: string): Syllabus {
  const lines = source.split('\n');
  const hasPhases = lines.some((line) => /^###(?:\s|$)/.test(line));
  const before: Line[] = [];
  const afterwards: Line[] = [];
  const modules: ModuleLines[] = [];
  const phases: (PhaseLines & { readonly modules: ModuleLines[] })[] = [];
  const headings = new Map<SectionName, Line>();
  const faults: Diagnostic[] = [];
  const listOf: Readonly<Record<SectionName, Line[] | undefined>> = {
    'Before you start': before,
    'Afterwards you can': afterwards,
    Modules: undefined,
  };
  /** `unknown` if its heading is none of the three. */
  let section: SectionName | 'unknown' | undefined;
  let phase: (typeof phases)[number] | undefined;
  let module: (ModuleLines & { purpose?: Line; readonly points: Line[] }) | undefined;
  /** The list that the next points belong to, if points may be here. */
  let points: Line[] | undefined;
  /** What the line before was. */
  let last: 'blank' | 'point' | 'purpose' | 'stray' | 'heading' = 'blank';

  for (const [index, written] of lines.entries()) last = readLine(written, index + 1);
  if (faults.length === 0) faults.push(...structureFaults(headings, phases, source));
  return { before, afterwards, modules, phases, headings, faults };

  function readLine(written: string, line: number): typeof last {
    const text = written.trim();
    if (text === '') return 'blank';
    const indent = written.length - written.trimStart().length;
    const [mark = '', marks = ''] = /^(#{1,3}|[-*+])(?:\s+|$)/.exec(written) ?? [];
    const rest: Line = { text: written.slice(mark.length).trim(), line, column: mark.length + 1 };
    if (marks.startsWith('#')) {
      readHeading(marks.length, { ...rest, column: 1 });
      return 'heading';
    }
    if (marks !== '') {
      readPoint(rest);
      return 'point';
    }
    const here: Line = { text, line, column: indent + 1 };
    if (module?.points.length === 0 && !module.purpose && !isOther(written)) {
      module.purpose = here;
      const words = text.split(/\s+/).length;
      if (words > mostWords) fault(here, ...tooManyWords(words));
      return 'purpose';
    }
    if (last !== 'stray') fault(here, ...strayWords(written, last));
    return 'stray';
  }

  function readHeading(level: number, title: Line): void {
    if (level === 1) openSection(title);
    else if (level === 2 && hasPhases && section === 'Modules') openPhase(title);
    else openModule(title);
  }

  function openSection(title: Line): void {
    const name = sectionNames.find((known) => known === title.text);
    section = name ?? 'unknown';
    phase = module = undefined;
    // A fresh list takes the points of an unknown section, so that only its heading is reported.
    points = name === undefined ? [] : listOf[name];
    if (name === undefined) {
      const fix = didYouMean(title.text, sectionNames, `the sections are ${inBackticks()}`);
      fault(title, `no section is called \`${title.text}\``, fix);
      return;
    }
    if (headings.has(name))
      fault(title, `the section \`${name}\` is here twice`, 'keep one of the two');
    else if (sectionNames.slice(sectionNames.indexOf(name)).some((other) => headings.has(other))) {
      fault(title, `the section \`${name}\` is too late`, `keep the order ${inBackticks()}`);
    }
    headings.set(name, title);
  }

  function openPhase(title: Line): void {
    module = points = undefined;
    phase = { title, modules: [] };
    if (title.text === '') fault(title, 'this phase has no name', 'write it after `## `');
    else phases.push(phase);
  }

  function openModule(title: Line): void {
    module = { title, points: [] };
    points = module.points;
    const { text } = title;
    if (text === '') {
      fault(title, 'this module has no title', `write it after \`${hasPhases ? '###' : '##'} \``);
    } else if (section === 'Modules') {
      modules.push(module);
      phase?.modules.push(module);
      if (!hasPhases || phase) return;
      fault(
        title,
        `the module \`${text}\` is above the first phase`,
        'write a `## Phase name` above it',
      );
    } else if (section !== 'unknown') {
      const message = `the module \`${text}\` stands outside \`# Modules\``;
      fault(title, message, 'move it below `# Modules`');
    }
  }

  function readPoint(point: Line): void {
    if (points === undefined) {
      if (last !== 'point') fault({ ...point, column: 1 }, ...strayPoint(phase?.title.text));
    } else if (point.text === '') {
      fault({ ...point, column: 1 }, 'this point is empty', 'write it, or take it out');
    } else points.push(point);
  }

  function fault({ line, column }: Place, message: string, fix: string): void {
    faults.push({ line, column, message, fix });
  }
}

type Words = readonly [message: string, fix: string];

/** What a line looks like that is neither a heading nor a point, with what to say of it. */
const others: readonly (readonly [pattern: RegExp, ...Words])[] = [
  [
    /^#{4}/,
    'a heading may have one # (a section), two or three (a phase and its modules)',
    'write `### ` and the title, or make it a point',
  ],
  [/^#+\S/, 'this heading lacks a space', 'write `## ` and then the title'],
  [/^(?:-{3,}|\*{3,}|={3,})\s*$/, 'this line draws a rule across the page', 'take it out'],
  [/^[-*+]\S/, 'this point lacks a space', 'write `- ` and then the text'],
  [/^\s+[-*+]\s/, 'this point has spaces before it', 'start every point in the first column'],
  [/^\d+[.)]\s/, 'this list is numbered', 'start each point with `- `'],
  [/^(?:>|```|~~~)/, 'this is no point', 'make it a point: `- ` and its text on one line'],
];

function isOther(written: string): boolean {
  return others.some(([pattern]) => pattern.test(written));
}

function strayWords(written: string, last: string): Words {
  if (last === 'purpose') {
    return [
      'what a module is for may only be one line',
      'join the lines, or start each with `- ` to make them points',
    ];
  }
  const other = others.find(([pattern]) => pattern.test(written));
  if (other) return [other[1], other[2]];
  return last === 'point'
    ? [
        'a point may only be one line, and this line is part of the point above',
        'join the two lines, or start this one with `- ` in the first column',
      ]
    : ['this text belongs to no list of points', 'make it a point: `- ` and its text on one line'];
}

function tooManyWords(words: number): Words {
  const message = `what a module is for may have ${mostWords} words, and this line has ${words}`;
  return [message, 'shorten it, or take it out'];
}

/** The words for points that belong to no module. */
function strayPoint(phase: string | undefined): Words {
  return phase === undefined
    ? ['these points are under no heading of their own', 'write a `## Module title` above them']
    : [
        `these points are below the phase \`${phase}\`, not below a module`,
        'write `### Module title` above them; if the phase is meant as a module, give it `### `',
      ];
}

/** What is missing of a syllabus whose lines are all sound: sections, and the modules of a phase. */
function structureFaults(
  headings: Syllabus['headings'],
  phases: readonly PhaseLines[],
  source: string,
): Diagnostic[] {
  const end: Place = { line: source.trimEnd().split('\n').length, column: 1 };
  const missing = sectionNames.flatMap((name, index) => {
    if (headings.has(name)) return [];
    const next = sectionNames.slice(index).find((other) => headings.has(other));
    const { line, column } = (next && headings.get(next)) ?? end;
    const message = `the section \`${name}\` is missing`;
    return [{ line, column, message, fix: `write \`# ${name}\` and its points` }];
  });
  const empty = phases
    .filter(({ modules }) => modules.length === 0)
    .map(({ title: { text, line, column } }) => {
      const message = `the phase \`${text}\` has no modules`;
      const fix = 'write its modules below it, each with `### Module title`, or take it out';
      return { line, column, message, fix };
    });
  return [...missing, ...empty];
}

function inBackticks(): string {
  return sectionNames.map((name) => `\`# ${name}\``).join(', ');
}
