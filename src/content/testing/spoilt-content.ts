import { join } from 'node:path';
import { expect } from 'vitest';
import { loadContentFolder } from '../load-content-folder.ts';
import { readContent } from '../read-content.ts';
import { withShortSyllabi } from './course-text.ts';
import { knownFacts } from './known-facts.ts';

// The project's own content, with known facts and its syllabi shortened, is the sound fixture; each test spoils one
// thing in a copy of it.
const folder = await loadContentFolder(join(import.meta.dirname, '../../../content'));
export const sound = {
  ...folder,
  registerFiles: ['register/sample-register.xlsx', 'register/blank-register.xlsx'],
  files: withKnownBuilt(
    withKnownWay(withKnownHeads(withShortSyllabi(new Map([...folder.files, ...knownFacts])))),
  ),
};

/** The files with no prerequisites in any course, and a front matter in C.md whose lines these tests know. */
function withKnownHeads(files: ReadonlyMap<string, string>): Map<string, string> {
  const known = new Map(
    [...files].map(([file, text]) => [file, text.replace(/^prerequisites:.*\n/m, '')]),
  );
  const head = [
    'tile: C',
    'title: C',
    'description: Write programs in C that read files, keep lists and free every byte that they ask for.',
    'level: beginner',
    'related: [Cpp, Python, Core_Java]',
  ];
  const [, , ...rest] = (known.get('courses/C.md') ?? '').split(/^---$/m);
  return known.set('courses/C.md', ['---', ...head, `---${rest.join('---')}`].join('\n'));
}

/** The files with one way, of courses to which these tests give no prerequisites. */
function withKnownWay(files: Map<string, string>): Map<string, string> {
  const words = (files.get('ways.yaml') ?? '').split(/^ways:$/m)[0] ?? '';
  const ways = [
    'ways:',
    '  - id: design',
    '    from: You like to draw',
    '    goal: Graphic designer',
    '    stops:',
    '      - { course: Illustrator, text: Logos }',
    '      - { course: Adobe_InDesign, text: Books }',
    '    otherwise:',
    '      - { text: "Take {1}, then {2}.", courses: [Autocad, CorelDraw] }',
  ];
  return files.set('ways.yaml', `${words}${ways.join('\n')}\n`);
}

/** The files with one card of what one builds, a practice in a module that its course is given. */
function withKnownBuilt(files: Map<string, string>): Map<string, string> {
  const card =
    '{ show: A, look: plain, course: CSS, module: module 1, kind: practice, number: 1 }\n';
  const home = (files.get('home.yaml') ?? '').replace(/^( {4}- \{ show: .*\n)+/m, `    - ${card}`);
  const course = files.get('courses/CSS.md') ?? '';
  return files
    .set('home.yaml', home)
    .set(
      'courses/CSS.md',
      course.replace('## module 1\n\n', '## module 1\n\n- Practice: a gate\n'),
    );
}

export interface Changes {
  /** New texts by file; undefined takes a file away. */
  readonly files?: Readonly<Record<string, string | undefined>>;
  readonly pictures?: Readonly<Record<string, number | undefined>>;
  readonly registerFiles?: readonly string[];
}

/** Each problem of the changed content as `file:line:column message → fix`. */
export function problemsAfter({ files = {}, pictures = {}, registerFiles }: Changes): string[] {
  const sizes = Object.entries(pictures).map(
    ([path, width]) => [path, width === undefined ? undefined : { width, height: 720 }] as const,
  );
  const { problems } = readContent(
    changed(sound.files, Object.entries(files)),
    changed(sound.pictures, sizes),
    registerFiles ?? sound.registerFiles,
  );
  return problems.map(
    ({ file, line, column, message, fix }) => `${file}:${line}:${column} ${message} → ${fix}`,
  );
}

/** A copy with these values; undefined takes one away. */
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

/** A file of the sound content with one text replaced, and the place of the new text. */
export function edit(file: string, from: string, to: string) {
  const text = sound.files.get(file) ?? '';
  const offset = text.indexOf(from);
  if (offset === -1) throw new Error(`${file} holds no ${JSON.stringify(from)}`);
  const before = text.slice(0, offset).split('\n');
  const place = `${file}:${before.length}:${(before.at(-1) ?? '').length + 1}`;
  return {
    files: { [file]: text.slice(0, offset) + to + text.slice(offset + from.length) },
    place,
  };
}

/** Expects that the changes cause one problem, whose text holds this. */
export function expectOne(changes: Changes, expected: string): void {
  expect(problemsAfter(changes)).toEqual([expect.stringContaining(expected)]);
}
