import type { Heading, List, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { didYouMean } from '../yaml/nearest-word.ts';
import { placeOf, plainPoint, type Fault, type Line } from './plain-point.ts';
import type { Place } from '../problem.ts';
import { describeStrayNode } from './stray-node.ts';

/** A module of a syllabus; its place is its title's. */
export interface ModuleLines {
  readonly title: Line;
  readonly points: Line[];
}

/** The three sections of a course file. */
export interface Syllabus {
  readonly before: Line[];
  readonly afterwards: Line[];
  readonly modules: ModuleLines[];
  /** The sections' headings, as far as they were found. */
  readonly headings: ReadonlyMap<SectionName, Line>;
  readonly faults: readonly Fault[];
}

/** The headings of a course file's sections, in their order. */
export const sectionNames = ['Before you start', 'Afterwards you can', 'Modules'] as const;

export type SectionName = (typeof sectionNames)[number];

/**
 * Reads a course file's body: CommonMark, of which only headings and bulleted lists of one-line
 * points are allowed. Titles and points are slices of the source. `source` may begin with empty
 * lines in place of the front matter, so that places are those of the file.
 */
export function parseSyllabus(source: string): Syllabus {
  const reading: Reading = {
    source,
    lines: source.split('\n'),
    before: [],
    afterwards: [],
    modules: [],
    headings: new Map(),
    faults: [],
    section: undefined,
    points: undefined,
  };
  for (const node of fromMarkdown(source).children) readNode(reading, node);
  if (reading.faults.length === 0) reading.faults.push(...missingSections(reading));
  return reading;
}

interface Reading extends Syllabus {
  readonly source: string;
  readonly lines: readonly string[];
  readonly headings: Map<SectionName, Line>;
  readonly faults: Fault[];
  /** The section being read; `unknown` if its heading is none of the three. */
  section: SectionName | 'unknown' | undefined;
  /** The list that the next points belong to, if points may stand here. */
  points: Line[] | undefined;
}

function readNode(reading: Reading, node: RootContent): void {
  const title = node.type === 'heading' ? titleOf(node, reading.lines) : undefined;
  if (node.type === 'heading' && title !== undefined && node.depth <= 2) {
    if (node.depth === 1) openSection(reading, title);
    else openModule(reading, title);
  } else if (node.type === 'list' && node.ordered !== true) {
    readPoints(reading, node);
  } else {
    reading.faults.push({ ...placeOf(node), ...describeStrayNode(node, reading.source) });
  }
}

function openSection(reading: Reading, title: Line): void {
  const { headings, faults } = reading;
  const name = sectionNames.find((known) => known === title.text);
  reading.section = name ?? 'unknown';
  reading.points = pointsOf(reading, name);
  if (name === undefined) {
    const otherwise = `the sections are ${inBackticks(sectionNames)}`;
    const fix = didYouMean(title.text, sectionNames, otherwise);
    faults.push(faultAt(title, `no section is called \`${title.text}\``, fix));
    return;
  }
  if (headings.has(name)) {
    faults.push(faultAt(title, `the section \`${name}\` stands here twice`, 'keep one of the two'));
  } else if ([...headings.keys()].some((other) => isAfter(other, name))) {
    const fix = `keep the order ${inBackticks(sectionNames)}`;
    faults.push(faultAt(title, `the section \`${name}\` stands too late`, fix));
  }
  headings.set(name, title);
}

/** A fresh list takes the points of an unknown section, so that only its heading is reported. */
function pointsOf(reading: Reading, name: SectionName | undefined): Line[] | undefined {
  if (name === 'Before you start') return reading.before;
  if (name === 'Afterwards you can') return reading.afterwards;
  return name === 'Modules' ? undefined : [];
}

function openModule(reading: Reading, title: Line): void {
  const { faults, modules, section } = reading;
  const points: Line[] = [];
  reading.points = points;
  if (title.text === '') {
    faults.push(faultAt(title, 'this module has no title', 'write it behind `## `'));
  } else if (section === 'Modules') {
    modules.push({ title, points });
  } else if (section !== 'unknown') {
    const message = `the module \`${title.text}\` stands outside \`# Modules\``;
    faults.push(faultAt(title, message, 'move it below `# Modules`'));
  }
}

function readPoints(reading: Reading, list: List): void {
  const { faults, lines, points } = reading;
  if (points === undefined) {
    const message = 'these points stand under no heading of their own';
    faults.push(faultAt(placeOf(list), message, 'write a `## Module title` above them'));
    return;
  }
  for (const item of list.children) {
    const result = plainPoint(item, lines);
    if ('fault' in result) faults.push(result.fault);
    else points.push(result.point);
  }
}

function missingSections({ headings, source }: Reading): Fault[] {
  const lines = source.trimEnd().split('\n');
  const end = { line: lines.length, column: 1 };
  return sectionNames
    .filter((name) => !headings.has(name))
    .map((name) => {
      const next = sectionNames.find((other) => isAfter(other, name) && headings.has(other));
      const place = (next === undefined ? undefined : headings.get(next)) ?? end;
      return faultAt(
        place,
        `the section \`${name}\` is missing`,
        `write \`# ${name}\` and its points`,
      );
    });
}

/** A heading's text as written, or undefined if it is underlined and not marked with `#`. */
function titleOf(heading: Heading, lines: readonly string[]): Line | undefined {
  const place = placeOf(heading);
  const written = (lines[place.line - 1] ?? '').slice(place.column - 1);
  const marked = /^#{1,6}(?:[ \t]+|$)/.exec(written);
  return marked ? { text: written.slice(marked[0].length).trim(), ...place } : undefined;
}

function isAfter(a: SectionName, b: SectionName): boolean {
  return sectionNames.indexOf(a) > sectionNames.indexOf(b);
}

function faultAt({ line, column }: Place, message: string, fix: string): Fault {
  return { line, column, message, fix };
}

function inBackticks(names: readonly string[]): string {
  return names.map((name) => `\`# ${name}\``).join(', ');
}
