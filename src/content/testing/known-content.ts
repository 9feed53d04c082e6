import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Document, parseDocument } from 'yaml';
import { contentFiles } from '../files/content-files.ts';
import { knownFacts } from './known-facts.ts';

const folder = join(import.meta.dirname, '../../../content');

/** None of these courses has prerequisites. */
const groups = {
  'job-role': ['dataSci', 'javaFullStack'],
  language: ['C', 'Cpp', 'Core_Java', 'Python', 'html', 'CSS', 'PHP', 'SQL', 'Mysql'],
  design: ['Illustrator', 'Adobe_InDesign', 'Autocad', 'CorelDraw'],
};

/** Values that tests rely on, instead of the owner's values. */
const knownFields: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'courses.yaml': {
    soughtAs: { dataSci: ['data'] },
    groups: Object.fromEntries(
      Object.entries(groups).map(([id, courses]) => [
        id,
        { heading: `Group ${id}`, text: 'A group.', picture: '', courses },
      ]),
    ),
  },
  'home.yaml': {
    'courses.cards': [{ title: 'Data', text: 'A card.', picture: '', course: 'dataSci' }],
    'built.cards': [
      { show: 'A', look: 'plain', course: 'CSS', module: 'module 1', kind: 'practice', number: 1 },
    ],
  },
  'site.yaml': { 'footer.courses.paths': ['dataSci', 'Python'] },
  'ways.yaml': {
    ways: [
      {
        id: 'design',
        from: 'You like to draw',
        goal: 'Graphic designer',
        stops: [
          { course: 'Illustrator', text: 'Logos' },
          { course: 'Adobe_InDesign', text: 'Books' },
        ],
        otherwise: [{ text: 'Take {1}, then {2}.', courses: ['Autocad', 'CorelDraw'] }],
      },
    ],
  },
};

const pictures = ['lab-evening.jpg', 'laptop-code.jpg', 'seminar-room.jpg', 'reception.jpg'];

/** Content without faults. The words are those of `content/`, but courses, pictures and facts are made up. */
export const knownContent = {
  files: new Map<string, string>([
    ...Object.values(contentFiles).map(({ file }) => [file, knownWords(file)] as const),
    ...knownFacts,
    ['pictures/captions.yaml', `# Descriptions\n${captions(pictures)}`],
    ['gallery/captions.yaml', captions(['shelf.jpg'])],
    ...Object.values(groups)
      .flat()
      .map((path) => [`courses/${path}.md`, knownCourse(path)] as const),
  ]),
  pictures: new Map([
    ...[...pictures.map((name) => `pictures/${name}`), 'gallery/shelf.jpg'].map(
      (path) => [path, { width: 1280, kind: 'jpeg' }] as const,
    ),
    ['logo/known.svg', { width: 64, kind: 'svg' }],
  ]),
  registerFiles: ['register/sample-register.xlsx', 'register/blank-register.xlsx'],
};

function knownWords(file: string): string {
  const document = parseDocument(readFileSync(join(folder, file), 'utf8'));
  for (const [field, value] of Object.entries(knownFields[file] ?? {})) {
    document.setIn(field.split('.'), value);
  }
  // Drops the owner's comments and layout, so that no test depends on them.
  const words = new Document(withKnownAddresses(document.toJS()));
  return words.toString({ lineWidth: 0 });
}

/** Replaces each picture and each link by one that the tests know. */
function withKnownAddresses(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withKnownAddresses);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]: [string, unknown]) => {
    if (name === 'picture') return [name, 'pictures/lab-evening.jpg'];
    return [name, name === 'to' ? '/courses' : withKnownAddresses(field)];
  });
  return Object.fromEntries(fields);
}

function captions(names: readonly string[]): string {
  return names.map((name) => `${name}: What ${name} shows.\n`).join('');
}

function knownCourse(path: string): string {
  const title = path.replace('Cpp', 'C++');
  const related = ['Cpp', 'Python', 'Core_Java', 'C'].filter((other) => other !== path);
  const frontMatter = [
    `tile: ${title}`,
    `title: ${title}`,
    `description: What one learns of ${title}, in a sentence that is long enough.`,
    'level: beginner',
    `related: [${related.slice(0, 3).join(', ')}]`,
    ...(path === 'CorelDraw' ? ['alias: CoralDraw'] : []),
    '',
  ].join('\n');
  const text = courseText({ frontMatter, modules: soundModules(path) });
  return path === 'CSS' ? text.replace('## module 1\n\n', '$&- Practical: a gate\n') : text;
}

export const soundFrontMatter = `tile: Tile
title: Title
description: A description that is long enough to be of use to its readers.
level: beginner
related: [Python, SQL]
`;

/** A course file with `frontMatter` and `modules`. The defaults have no faults. */
export function courseText({
  frontMatter = soundFrontMatter,
  modules = soundModules(),
}: {
  readonly frontMatter?: string;
  readonly modules?: readonly (readonly [title: string, points: readonly string[]])[];
} = {}): string {
  const list = (points: readonly string[]) => points.map((point) => `- ${point}\n`).join('');
  const written = modules.map(([title, points]) => `## ${title}\n\n${list(points)}`);
  return `---
${frontMatter}---

# Before you start

- Nothing

# Afterwards you can

${list(numbered('outcome', 3))}
# Modules

${written.join('\n')}`;
}

/** A course file with only a title and three modules. One module has no points. */
export const shortCourse = `---
title: Tally Prime
---

## Vouchers

- Sales
- Purchases

## Stock

## GST

- Returns
`;

/** Ten modules with five points each, all different. */
export function soundModules(word = 'point'): [string, string[]][] {
  return numbered('module', 10).map((title) => [title, numbered(`${title} ${word}`, 5)]);
}

function numbered(word: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${word} ${index + 1}`);
}
