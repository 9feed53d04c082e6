import type { Heading, List, Paragraph, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { didYouMean } from '../yaml/nearest-word.ts';
import { modulePurpose } from './module-purpose.ts';
import { placeOf, plainPoint, type Diagnostic, type Line } from './plain-point.ts';
import type { Place } from '../problems/problem.ts';
import { describeStrayNode } from './stray-node.ts';
import { strayPoints, structureFaults } from './syllabus-structure.ts';

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

/**
 * Reads a course file's body: CommonMark, of which only headings, a line below a module's title and bulleted
 * lists of one-line points are allowed. Titles and points are slices of the source. `source` may begin with
 * empty lines in place of the front matter, so that places are those of the file.
 */
export function parseSyllabus(source: string): Syllabus {
  const { children } = fromMarkdown(source);
  const reading: Reading = {
    source,
    lines: source.split('\n'),
    before: [],
    afterwards: [],
    modules: [],
    phases: [],
    headings: new Map(),
    faults: [],
    hasPhases: children.some((node) => node.type === 'heading' && node.depth === 3),
    section: undefined,
    phase: undefined,
    module: undefined,
    points: undefined,
  };
  for (const node of children) readNode(reading, node);
  if (reading.faults.length === 0) reading.faults.push(...structureFaults(reading, source));
  return reading;
}

interface OpenModule extends ModuleLines {
  purpose?: Line;
  readonly points: Line[];
}

interface OpenPhase extends PhaseLines {
  readonly modules: ModuleLines[];
}

interface Reading extends Syllabus {
  readonly source: string;
  readonly lines: readonly string[];
  readonly before: Line[];
  readonly afterwards: Line[];
  readonly modules: ModuleLines[];
  readonly phases: PhaseLines[];
  readonly headings: Map<SectionName, Line>;
  readonly faults: Diagnostic[];
  /** Whether the second level of headings is of phases, and the third of modules. */
  readonly hasPhases: boolean;
  /** The section being read; `unknown` if its heading is none of the three. */
  section: SectionName | 'unknown' | undefined;
  phase: OpenPhase | undefined;
  module: OpenModule | undefined;
  /** The list that the next points belong to, if points may be here. */
  points: Line[] | undefined;
}

function readNode(reading: Reading, node: RootContent): void {
  const { hasPhases, lines, faults, module, section } = reading;
  const title = node.type === 'heading' ? titleOf(node, lines) : undefined;
  if (node.type === 'heading' && title !== undefined && node.depth <= 3) {
    if (node.depth === 1) openSection(reading, title);
    else if (node.depth === 2 && hasPhases && section === 'Modules') openPhase(reading, title);
    else openModule(reading, title);
  } else if (node.type === 'list' && node.ordered !== true) {
    readPoints(reading, node);
  } else if (node.type === 'paragraph' && module?.points.length === 0 && !module.purpose) {
    readPurpose(reading, module, node);
  } else {
    faults.push({ ...placeOf(node), ...describeStrayNode(node, reading.source) });
  }
}

function openSection(reading: Reading, title: Line): void {
  const { headings, faults } = reading;
  const name = sectionNames.find((known) => known === title.text);
  reading.section = name ?? 'unknown';
  reading.points = pointsOf(reading, name);
  reading.phase = undefined;
  reading.module = undefined;
  if (name === undefined) {
    const otherwise = `the sections are ${inBackticks(sectionNames)}`;
    const fix = didYouMean(title.text, sectionNames, otherwise);
    faults.push(faultAt(title, `no section is called \`${title.text}\``, fix));
    return;
  }
  if (headings.has(name)) {
    faults.push(faultAt(title, `the section \`${name}\` is here twice`, 'keep one of the two'));
  } else if ([...headings.keys()].some((other) => isAfter(other, name))) {
    const fix = `keep the order ${inBackticks(sectionNames)}`;
    faults.push(faultAt(title, `the section \`${name}\` is too late`, fix));
  }
  headings.set(name, title);
}

/** A fresh list takes the points of an unknown section, so that only its heading is reported. */
function pointsOf(reading: Reading, name: SectionName | undefined): Line[] | undefined {
  if (name === 'Before you start') return reading.before;
  if (name === 'Afterwards you can') return reading.afterwards;
  return name === 'Modules' ? undefined : [];
}

function openPhase(reading: Reading, title: Line): void {
  reading.module = undefined;
  reading.points = undefined;
  reading.phase = { title, modules: [] };
  if (title.text === '') {
    reading.faults.push(faultAt(title, 'this phase has no name', 'write it after `## `'));
  } else reading.phases.push(reading.phase);
}

function openModule(reading: Reading, title: Line): void {
  const { faults, hasPhases, modules, phase, section } = reading;
  const module: OpenModule = { title, points: [] };
  reading.module = module;
  reading.points = module.points;
  if (title.text === '') {
    const fix = `write it after \`${hasPhases ? '###' : '##'} \``;
    faults.push(faultAt(title, 'this module has no title', fix));
  } else if (section === 'Modules') {
    modules.push(module);
    phase?.modules.push(module);
    if (hasPhases && !phase) {
      const message = `the module \`${title.text}\` is above the first phase`;
      faults.push(faultAt(title, message, 'write a `## Phase name` above it'));
    }
  } else if (section !== 'unknown') {
    const message = `the module \`${title.text}\` stands outside \`# Modules\``;
    faults.push(faultAt(title, message, 'move it below `# Modules`'));
  }
}

function readPurpose(reading: Reading, module: OpenModule, node: Paragraph): void {
  const { lines, faults, source } = reading;
  const result = modulePurpose(node, lines, source);
  if ('fault' in result) faults.push(result.fault);
  else module.purpose = result.purpose;
}

function readPoints(reading: Reading, list: List): void {
  const { faults, lines, phase, points } = reading;
  if (points === undefined) {
    faults.push({ ...placeOf(list), ...strayPoints(phase?.title.text) });
    return;
  }
  for (const item of list.children) {
    const result = plainPoint(item, lines);
    if ('fault' in result) faults.push(result.fault);
    else points.push(result.point);
  }
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

function faultAt({ line, column }: Place, message: string, fix: string): Diagnostic {
  return { line, column, message, fix };
}

function inBackticks(names: readonly string[]): string {
  return names.map((name) => `\`# ${name}\``).join(', ');
}
