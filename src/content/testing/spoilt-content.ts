import { expect } from 'vitest';
import type { Content } from '../content.ts';
import { sentenceOf, type Problem } from '../files/problem.ts';
import { readContent } from '../read-content.ts';
import { knownContent as sound } from './known-content.ts';

export { sound };

export interface Changes {
  /** A file whose text is undefined is removed. */
  readonly files?: Readonly<Record<string, string | undefined>>;
  readonly pictures?: Readonly<Record<string, number | undefined>>;
  readonly registerFiles?: readonly string[];
  readonly registerPages?: readonly string[];
}

/** The problems of the changed content, as `file:line:column message → fix`. */
export function problemsAfter({ files = {}, pictures = {}, ...register }: Changes): string[] {
  const sizes = Object.entries(pictures).map(
    ([path, width]) => [path, width === undefined ? undefined : { width }] as const,
  );
  const { problems } = readContent({
    ...sound,
    files: changed(sound.files, Object.entries(files)),
    pictures: changed(sound.pictures, sizes),
    ...register,
  });
  return problems.map(oneLine);
}

/**
 * The sound content with new texts for some files.
 *
 * @param today a date such as `2026-12-07`
 * @throws {Error} if the new texts have faults
 */
export function contentWith(files: Readonly<Record<string, string>> = {}, today?: string): Content {
  const changes = { ...sound, files: changed(sound.files, Object.entries(files)) };
  const { content, problems } = readContent(changes, today);
  if (!content) throw new Error(problems.map(oneLine).join('\n'));
  return content;
}

/**
 * A problem as `file:line:column message → what to do in the file`.
 *
 * @throws {Error} if the desk's words say what to write into a file
 */
export function oneLine(problem: Problem): string {
  const { file, line, column, fix, inFile = fix } = problem;
  if (/content\/|\.md\b|YAML|\bin the file\b/.test(`${problem.message} ${fix}`)) {
    throw new Error(`a programmer's words on the desk: ${problem.message} → ${fix}`);
  }
  return `${file}:${line}:${column} ${sentenceOf(problem)} → ${inFile}`;
}

/** A copy of `map` with the values of `entries`. A key whose value is undefined is removed. */
export function changed<Value>(
  map: ReadonlyMap<string, Value>,
  entries: readonly (readonly [string, Value | undefined])[],
): Map<string, Value> {
  const copy = new Map(map);
  for (const [key, value] of entries) {
    if (value === undefined) copy.delete(key);
    else copy.set(key, value);
  }
  return copy;
}

/**
 * Replaces `from` by `to` in one file of the sound content. Returns the new file, and the place of `to` as
 * `file:line:column`. If `from` begins with `- `, the place is after the dash.
 */
export function edit(file: string, from: string, to: string) {
  const text = sound.files.get(file) ?? '';
  const offset = text.indexOf(from);
  if (offset === -1) throw new Error(`${file} does not contain ${JSON.stringify(from)}`);
  const start = from.startsWith('- ') ? offset + 2 : offset;
  const before = text.slice(0, start).split('\n');
  const place = `${file}:${before.length}:${(before.at(-1) ?? '').length + 1}`;
  return {
    files: { [file]: text.slice(0, offset) + to + text.slice(offset + from.length) },
    place,
  };
}

/** Expects exactly one problem, whose text contains `expected`. */
export function expectOne(changes: Changes, expected: string): void {
  expect(problemsAfter(changes)).toEqual([expect.stringContaining(expected)]);
}
