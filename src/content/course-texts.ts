import type { Course, ModulePoint } from './content.ts';
import { allOf, fill } from '../fill.ts';
import {
  type Batch,
  choiceNames,
  type CourseChoices,
  factNames,
  type CourseFacts,
} from './schemas/course.ts';
import type { SyllabusWords } from './schemas/site.ts';
import { longestDescription } from './schemas/text.ts';

/**
 * The description of a course whose file has none, such as "Tally in 3 modules: Vouchers, Stock and GST". Names as
 * many modules as fit.
 */
export function courseSummary(
  course: string,
  modules: readonly { readonly title: string }[],
  words: Pick<SyllabusWords, 'summary' | 'modules'>,
): string {
  const titles = modules.map(({ title }) => title);
  const summary = (topics: string) =>
    fill(words.summary, { course, modules: countedText(modules.length, words.modules), topics });
  const shortened = titles.map((_, position) => `${titles.slice(0, -position - 1).join(', ')} …`);
  const texts = [allOf(titles), ...shortened].map(summary);
  return texts.find((text) => text.length <= longestDescription) ?? course;
}

/** All names of a course: its title, its name on the tile, its path and its alias. */
export function courseNames({
  title,
  tile,
  path,
  alias,
}: Pick<Course, 'title' | 'tile' | 'path' | 'alias'>): string[] {
  return [title, tile, path, ...(alias === undefined ? [] : [alias])];
}

export type FactName = keyof CourseFacts;

/** The values of a course's choices, such as its level, in words for visitors. */
export function choiceTexts(
  course: CourseChoices,
  choices: SyllabusWords['choices'],
): [name: keyof CourseChoices, text: string][] {
  return choiceNames.flatMap((name): [keyof CourseChoices, string][] => {
    const words: Readonly<Record<string, string>> = choices[name];
    const value = course[name];
    const text = value && words[value];
    return text === undefined ? [] : [[name, text]];
  });
}

/** The facts that the owner has given, in the order in which students ask for them, with a line for each batch. */
export function factTexts(facts: CourseFacts): [name: FactName, lines: readonly string[]][] {
  return factNames.options.flatMap((name): [FactName, readonly string[]][] => {
    const lines = factLines[name](facts).flatMap((value) =>
      value === undefined ? [] : [String(value)],
    );
    return lines.length === 0 ? [] : [[name, lines]];
  });
}

/** What a shared link to a course says: duration, fee and next batch where they are given, and the description. */
export function previewText(
  { facts, description }: { readonly facts: CourseFacts; readonly description: string },
  labels: SyllabusWords['facts'],
): string {
  const lines = new Map(factTexts(facts));
  const given = (['duration', 'fee', 'batches'] as const).flatMap((name) => {
    const [first] = lines.get(name) ?? [];
    return first === undefined ? [] : [`${labels[name]}: ${first}`];
  });
  return [...given, description].join(' · ');
}

const factLines: Readonly<
  Record<FactName, (facts: CourseFacts) => readonly (string | number | undefined)[]>
> = {
  duration: ({ duration }) => [duration],
  hoursPerWeek: ({ hoursPerWeek }) => [hoursPerWeek],
  mode: ({ mode }) => [mode],
  language: ({ language }) => [language],
  batches: ({ batches = [] }) => batches.map(batchText),
  fee: ({ fee }) => [fee === undefined ? fee : feeText(fee)],
};

function batchText({ day: date, time }: Batch): string {
  const first = day.format(new Date(`${date}T00:00Z`));
  return time === undefined ? first : `${first}, ${time}`;
}

/** Writes any amount as `₹18,000`. Any other text stays unchanged. */
function feeText(fee: string | number): string {
  const [, amount] = amountOnly.exec(String(fee)) ?? [];
  return amount === undefined ? String(fee) : rupees.format(Number(amount.replaceAll(',', '')));
}

/** Matches an amount such as `18000`, `1,20,000` and `Rs. 18,000/-`. */
const amountOnly = /^(?:₹|rs\.?|inr)?\s*(\d[\d,]*(?:\.\d+)?)\s*(?:\/[-=])?$/i;

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

const day = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Counts modules, practices and projects. */
export function courseCounts(modules: readonly { readonly points: readonly ModulePoint[] }[]) {
  const kinds = modules.flatMap(({ points }) => points.map(({ kind }) => kind));
  const count = (wanted: 'practice' | 'project') => kinds.filter((kind) => kind === wanted).length;
  return { modules: modules.length, practices: count('practice'), projects: count('project') };
}

/** What students build, such as `4 practices · 2 projects`. */
export function builtText(
  modules: Parameters<typeof courseCounts>[0],
  words: Pick<SyllabusWords, 'practices' | 'projects'>,
): string {
  const counts = courseCounts(modules);
  return (['practices', 'projects'] as const)
    .filter((name) => counts[name] > 0)
    .map((name) => countedText(counts[name], words[name]))
    .join(' · ');
}

/** For each module: the number of its phase, counted from 0, and whether the module has a project. */
export function skylineModules({ modules, phases }: Pick<Course, 'modules' | 'phases'>) {
  const groups = phases.length > 0 ? phases : [{ modules }];
  return groups.flatMap((group, phase) =>
    group.modules.map(({ points }) => ({
      phase,
      hasProject: points.some(({ kind }) => kind === 'project'),
    })),
  );
}

/** A number with its noun, such as `7 practices`. */
export function countedText(count: number, words: { one: string; many: string }): string {
  return `${count} ${count === 1 ? words.one : words.many}`;
}

/** The course's name on its tile; undefined if that name is only another spelling of the title. */
export function otherName({ tile, title }: Pick<Course, 'tile' | 'title'>): string | undefined {
  return bare(tile) === bare(title) ? undefined : tile;
}

/** `name` without capitals, spaces and dots: `Node.js` equals `NodeJS`, but `C#` differs from `C++`. */
function bare(name: string): string {
  return name.toLowerCase().replaceAll(/[\s.]/g, '');
}
