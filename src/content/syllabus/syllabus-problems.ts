import {
  sectionNames,
  type ModuleLines,
  type SectionName,
  type Syllabus,
} from './parse-syllabus.ts';
import type { Line } from './parse-syllabus.ts';
import { problemAt, type Problem } from '../problems/problem.ts';

/** How many points or modules something must have. */
interface Range {
  readonly from: number;
  readonly to: number;
}

const sectionPoints = {
  'Before you start': { from: 1, to: 4 },
  'Afterwards you can': { from: 3, to: 7 },
} satisfies Partial<Record<SectionName, Range>>;

/** Practices and projects included. */
const modulePoints: Range = { from: 3, to: 12 };
const phaseCount: Range = { from: 3, to: 6 };
const leastModules = 3;

/** The one module that may list as many points as it likes. */
const capstoneTitle = 'Capstone project';

/**
 * What a readable syllabus lacks or repeats. Counts are not checked while it has other faults, since
 * those hide points.
 */
export function syllabusProblems(file: string, syllabus: Syllabus): Problem[] {
  const { before, afterwards, modules, phases, headings } = syllabus;
  const points = modules.flatMap((module) => module.points);
  const texts = [
    ...fullStops(file, [...before, ...afterwards, ...points]),
    ...repeated(file, 'point', [...before, ...afterwards, ...points]),
    ...repeated(
      file,
      'module',
      modules.map(({ title }) => title),
    ),
    ...repeated(
      file,
      'phase',
      phases.map(({ title }) => title),
    ),
  ];
  if (syllabus.faults.length > 0) return texts;
  const [beforeName, afterwardsName, modulesName] = sectionNames;
  return [
    ...texts,
    ...count(file, headings.get(beforeName), before.length, sectionPoints[beforeName]),
    ...count(file, headings.get(afterwardsName), afterwards.length, sectionPoints[afterwardsName]),
    ...modules.flatMap((module) => moduleCount(file, module)),
    ...phaseProblems(file, headings.get(modulesName), phases.length),
    ...courseCount(file, headings.get(modulesName), modules.length),
  ];
}

function count(file: string, heading: Line | undefined, found: number, range: Range): Problem[] {
  if (heading === undefined || (found >= range.from && found <= range.to)) return [];
  const message = `\`${heading.text}\` has ${found} points, not ${range.from} to ${range.to}`;
  const fix = found < range.from ? 'add points' : 'take points out, or join some';
  return [problemAt(file, heading, message, fix)];
}

function moduleCount(file: string, { title, points }: ModuleLines): Problem[] {
  const isOpenEnded = title.text === capstoneTitle;
  if (points.length === 0 || (isOpenEnded && points.length >= modulePoints.from)) return [];
  return count(file, title, points.length, modulePoints);
}

/** A course may have no phases at all. */
function phaseProblems(file: string, heading: Line | undefined, found: number): Problem[] {
  const { from, to } = phaseCount;
  if (heading === undefined || found === 0 || (found >= from && found <= to)) return [];
  const message = `the course has ${found} ${found === 1 ? 'phase' : 'phases'}, not ${from} to ${to}`;
  const fix = found < from ? 'split a phase, or go without' : 'join some of the phases';
  return [problemAt(file, heading, message, fix)];
}

function courseCount(file: string, heading: Line | undefined, modules: number): Problem[] {
  if (heading === undefined || modules >= leastModules) return [];
  const message = `the course has ${modules} ${modules === 1 ? 'module' : 'modules'}`;
  return [problemAt(file, heading, message, `a course needs at least ${leastModules} modules`)];
}

function fullStops(file: string, points: readonly Line[]): Problem[] {
  return points
    .filter(({ text }) => /[^.]\.$/.test(text))
    .map((point) => {
      const end = { line: point.line, column: point.column + point.text.length - 1 };
      return problemAt(file, end, 'this point ends with a full stop', 'take the full stop out');
    });
}

function repeated(file: string, kind: string, lines: readonly Line[]): Problem[] {
  const seen = new Map<string, Line>();
  const problems: Problem[] = [];
  for (const line of lines) {
    const key = comparable(line.text);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, line);
    else {
      const message = `this ${kind} is already in line ${first.line}`;
      problems.push(problemAt(file, line, message, 'take one of the two out, or reword it'));
    }
  }
  return problems;
}

/** A point's text as it is compared with others: without regard to case and spacing. */
export function comparable(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ');
}
