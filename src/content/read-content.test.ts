import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { loadContentFolder } from './load-content-folder.ts';
import { readContent } from './read-content.ts';
import {
  courseText,
  soundFrontMatter,
  soundModules,
  withShortSyllabi,
} from './testing/course-text.ts';

// Each test reads all files again, which takes a while on a loaded machine.
vi.setConfig({ testTimeout: 30_000 });

// The project's own content, its syllabi shortened, is the sound fixture; each test spoils one thing
// in a copy of it.
const folder = await loadContentFolder(join(import.meta.dirname, '../../content'));
const sound = {
  ...folder,
  files: withKnownBuilt(withKnownWay(withKnownHeads(withShortSyllabi(folder.files)))),
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

interface Changes {
  /** New texts by file; undefined takes a file away. */
  readonly files?: Readonly<Record<string, string | undefined>>;
  readonly pictures?: Readonly<Record<string, number | undefined>>;
  readonly registerFiles?: readonly string[];
}

/** Each problem of the changed content as `file:line:column message → fix`. */
function problemsAfter({ files = {}, pictures = {}, registerFiles }: Changes): string[] {
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

function changed<Value>(
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
function edit(file: string, from: string, to: string) {
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

function expectOne(changes: Changes, expected: string): void {
  expect(problemsAfter(changes)).toEqual([expect.stringContaining(expected)]);
}

test('the sound content has no faults', () => {
  expect(problemsAfter({})).toEqual([]);
});

describe('files', () => {
  test('one that is missing is reported', () => {
    expectOne(
      { files: { 'validator.yaml': undefined } },
      'validator.yaml:1:1 this file is missing',
    );
  });

  test('one that nothing reads is reported with what it was meant to be', () => {
    const files = { 'abuot.yaml': 'title: x\n' };
    expectOne(
      { files },
      'abuot.yaml:1:1 nothing on the site reads this file → did you mean `about.yaml`',
    );
  });

  test('line ends and byte order marks of other systems make no difference', () => {
    const text = sound.files.get('courses/C.md') ?? '';
    const files = { 'courses/C.md': `\uFEFF${text.replaceAll('\n', '\r\n')}` };
    expect(problemsAfter({ files })).toEqual([]);
  });
});

describe('what an editor or Windows does to a file', () => {
  test('an ending too many is named', () => {
    const files = { 'courses/Rust.md.txt': 'x' };
    expectOne({ files }, 'courses/Rust.md.txt:1:1 nothing on the site reads `Rust.md.txt`');
    expectOne({ files }, 'call it `Rust.md`; Windows hides endings');
  });

  test('a letter that is not in UTF-8 is a fault where it is', () => {
    const { files, place } = edit('home.yaml', '’', '\uFFFD');
    expectOne({ files }, `${place} a letter here is not in UTF-8`);
  });

  test('UTF-16 is named, and nothing else is said of that file', () => {
    const text = Buffer.from('\uFEFFtitle: x', 'utf16le').toString('utf8');
    expectOne({ files: { 'about.yaml': text } }, 'about.yaml:1:1 this file is saved as UTF-16');
  });

  test('a telephone number without its country is told how to start', () => {
    const { files } = edit('academy.yaml', '"+91 00000 00000"', '"020-2543 0000"');
    expectOne({ files }, 'start with +91 in place of the first 0');
  });

  test('two courses of one title are reported at the second', () => {
    const { files } = edit('courses/Cpp.md', 'title: C++', 'title: C');
    expectOne({ files }, '`C` is also the title of content/courses/C.md → give each course');
  });
});

describe('the catalogue', () => {
  test('a course without a file is reported, with the nearest', () => {
    const { files, place } = edit('courses.yaml', 'java', 'jova');
    expect(problemsAfter({ files })).toEqual([
      `${place} no course has the path \`jovaFullStack\` → did you mean \`javaFullStack\`?`,
      'courses/javaFullStack.md:1:1 the catalogue does not list this course → add `- javaFullStack` to a group in content/courses.yaml',
    ]);
  });

  test('a path in the wrong case is reported, with the right one', () => {
    const { files, place } = edit('courses.yaml', 'Java Script', 'java script');
    expect(problemsAfter({ files })).toContain(
      `${place} no course has the path \`java script\` → did you mean \`Java Script\`?`,
    );
  });

  test('a course that is listed twice is reported at the second, also by its alias', () => {
    const { files, place } = edit('courses.yaml', '- CoralDraw', '- CoralDraw\n      - CorelDraw');
    const [file, line = ''] = place.split(':');
    expectOne({ files }, `${file}:${Number(line) + 1}:9 the course \`CorelDraw\` is named twice`);
  });

  test.each(['toString', 'constructor', '__proto__'])('%s is no course', (path) => {
    const { files } = edit('courses.yaml', '- CoralDraw', `- CoralDraw\n      - ${path}`);
    expectOne({ files }, `no course has the path \`${path}\``);
  });
});

describe('courses among each other', () => {
  const related = (paths: string) => edit('courses/C.md', '[Cpp, Python, Core_Java]', paths);

  test('a related course that does not exist is reported', () => {
    const { files } = related('[Cpp, Pyton]');
    expectOne(
      { files },
      'courses/C.md:6:16 no course has the path `Pyton` → did you mean `Python`?',
    );
  });

  test('a course related to itself is reported', () => {
    expectOne(related('[Cpp, C]'), 'courses/C.md:6:16 a course cannot be related to itself');
  });

  test('a course related twice is reported', () => {
    expectOne(
      related('[Cpp, CorelDraw, CoralDraw]'),
      'courses/C.md:6:27 the course `CoralDraw` is named twice',
    );
  });

  const needs = (field: string, files: Changes['files'] = {}) => {
    const changed = edit('courses/C.md', 'level:', `prerequisites: ${field}\nlevel:`);
    return { files: { ...changed.files, ...files } };
  };

  test('prerequisites may be courses, aliases, and lists of which one is enough', () => {
    expect(problemsAfter(needs('[html, CoralDraw, [SQL, Mysql]]'))).toEqual([]);
  });

  test.each([
    ['[Pyton]', 'courses/C.md:5:17 no course has the path `Pyton` → did you mean `Python`?'],
    ['[[SQL, Pyton]]', 'courses/C.md:5:23 no course has the path `Pyton`'],
    ['[C]', 'courses/C.md:5:17 a course cannot be needed before itself → take it out'],
    ['[SQL, [html, SQL]]', 'courses/C.md:5:29 the course `SQL` is named twice'],
  ])('prerequisites %s are reported', (field, problem) => {
    expectOne(needs(field), problem);
  });

  test('prerequisites that lead in a circle are reported once, with the way', () => {
    const cpp = edit('courses/Cpp.md', 'level:', 'prerequisites: [[SQL, html]]\nlevel:').files;
    const sql = edit('courses/SQL.md', 'level:', 'prerequisites: [C]\nlevel:').files;
    const html = edit('courses/html.md', 'level:', 'prerequisites: [C]\nlevel:').files;
    const php = edit('courses/PHP.md', 'level:', 'prerequisites: [C]\nlevel:').files;
    // One of two is enough, so there is a way as long as one of them needs no C.
    expect(problemsAfter(needs('[Cpp]', { ...cpp, ...sql, ...php }))).toEqual([]);
    expectOne(
      needs('[Cpp]', { ...cpp, ...sql, ...html, ...php }),
      'courses/C.md:5:1 nobody can begin this course, since it is needed before itself: C → Cpp → SQL → C',
    );
  });

  test('an alias that is another course is reported', () => {
    const { files } = edit('courses/C.md', 'level:', 'alias: cpp\nlevel:');
    expectOne({ files }, 'courses/C.md:5:8 the alias `cpp` is already a path of courses/Cpp.md');
  });

  test('a file name that cannot be an address is reported', () => {
    const files = { 'courses/C++.md': courseText({ modules: soundModules('x') }) };
    expect(problemsAfter({ files })).toContainEqual(
      expect.stringContaining(
        'courses/C++.md:1:1 the name of this file cannot be part of an address',
      ),
    );
  });

  test('file names that differ only in case are reported', () => {
    const files = { 'courses/c.md': courseText() };
    expect(problemsAfter({ files })).toContainEqual(
      expect.stringContaining('differs from `c` only in upper and lower case'),
    );
  });

  test('points shared with another course are reported with both files', () => {
    const files = { 'courses/A1.md': courseText(), 'courses/A2.md': courseText() };
    expect(problemsAfter({ files })).toContainEqual(
      expect.stringMatching(
        /^courses\/A2\.md:\d+:3 50 points are also word for word in courses\/A1\.md/,
      ),
    );
  });
});

describe('links and settings', () => {
  test('a featured course that does not exist is reported', () => {
    const { files, place } = edit('home.yaml', 'dataSci', 'datSci');
    expectOne({ files }, `${place} no course has the path \`datSci\` → did you mean \`dataSci\`?`);
  });

  test('what visitors call a course that does not exist is reported', () => {
    const { files, place } = edit('courses.yaml', 'dataSci: [', 'datSci: [');
    expectOne({ files }, `${place} no course has the path \`datSci\` → did you mean \`dataSci\`?`);
  });

  test('a way with a course that does not exist is reported', () => {
    const { files, place } = edit('ways.yaml', 'Illustrator', 'Ilustrator');
    const message = 'no course has the path `Ilustrator` → did you mean `Illustrator`?';
    expectOne({ files }, `${place} ${message}`);
  });

  test('a way with a course before one that it needs is reported', () => {
    const { place } = edit('ways.yaml', 'Adobe_InDesign', 'Adobe_InDesign');
    const needs = (field: string) =>
      edit('courses/Adobe_InDesign.md', 'level:', `prerequisites: ${field}\nlevel:`);
    expect(problemsAfter(needs('[Illustrator]'))).toEqual([]);
    expect(problemsAfter(needs('[[Python, Illustrator]]'))).toEqual([]);
    expectOne(
      needs('[[Python, SQL]]'),
      `${place} \`Adobe_InDesign\` needs \`Python or SQL\` before it, which this way has not reached`,
    );
  });

  test('a course that is twice in a way is reported', () => {
    const { files, place } = edit('ways.yaml', 'CorelDraw', 'Autocad');
    expectOne({ files }, `${place} the course \`Autocad\` is named twice`);
  });

  test('a way with a sentence that names fewer courses than it lists is reported', () => {
    const { files } = edit('ways.yaml', 'Take {1}, then {2}.', 'Take {1}.');
    expectOne({ files }, 'this sentence must hold {1}, {2}, one for each of its courses');
  });

  test.each([
    ['course: CSS', 'course: CS', 'no course has the path `CS`'],
    ['module: module 1', 'module: modul 1', '`CSS` has no module `modul 1` → did you mean'],
    ['number: 1', 'number: 2', 'the module `module 1` has no practice 2'],
    ['kind: practice', 'kind: project', 'the module `module 1` has no project 1'],
  ])('a card of what one builds is reported for %s as %s', (from, to, problem) => {
    expectOne(edit('home.yaml', from, to), problem);
  });

  test('a link to a page that does not exist is reported', () => {
    const { files, place } = edit('internship.yaml', '/courses#job-role', '/course');
    expectOne({ files }, `${place} the site has no page \`/course\` → did you mean \`/courses\`?`);
  });

  test('a blank that nothing fills in is reported', () => {
    const { files } = edit('validator.yaml', '{student}', '{studnet}');
    expect(problemsAfter({ files })).toEqual([
      expect.stringContaining('must hold the blank {student}'),
      expect.stringContaining('holds the blank {studnet}'),
    ]);
  });

  test('a register that is not there is reported', () => {
    expectOne(
      { registerFiles: ['register/other.xlsx'] },
      'there is no file `register/sample-register.xlsx`',
    );
  });

  test('a register on another host is not looked for', () => {
    const { files } = edit('register.yaml', 'sample-register.xlsx', 'https://sheets.example/x');
    expect(problemsAfter({ files, registerFiles: [] })).toEqual([]);
  });

  test('a link from which no website can read is reported with its place and the way that works', () => {
    const { files, place } = edit(
      'register.yaml',
      'sample-register.xlsx',
      'https://1drv.ms/x/s!abc',
    );
    expect(problemsAfter({ files })).toEqual([
      expect.stringMatching(`^${place} .*OneDrive.* → .*content/register/`),
    ]);
  });

  test('a link to a Google Sheet becomes the address that hands the sheet out', () => {
    const link = 'https://docs.google.com/spreadsheets/d/x/edit?gid=7#gid=7';
    const { files } = edit('register.yaml', 'sample-register.xlsx', link);
    const { content } = readContent(
      changed(sound.files, Object.entries(files)),
      sound.pictures,
      [],
    );
    expect(content?.register.address).toBe(
      'https://docs.google.com/spreadsheets/d/x/export?format=csv&gid=7',
    );
  });

  test('columns that say what a certificate is today may be added, each in a place of its own', () => {
    const added = edit('register.yaml', '  id: 5', '  id: 5\n  issued: 6\n  replacedBy: 10');
    expect(problemsAfter(added)).toEqual([]);
    const { files } = edit('register.yaml', '  id: 5', '  id: 5\n  validUntil: 6\n  status: 3');
    expect(problemsAfter({ files })).toEqual([
      expect.stringMatching(
        /^register\.yaml:\d+:11 `columns › status` is 3, as `course` is → give each column/,
      ),
    ]);
  });

  test.each([
    ['[ita]', '`idPrefixes › 1` must be 2 to 8 capital letters'],
    ['[ITA-24]', '`idPrefixes › 1` must be 2 to 8 capital letters'],
    ['[I]', '`idPrefixes › 1` must be 2 to 8 capital letters'],
    ['[ACADEMY24]', '`idPrefixes › 1` must be 2 to 8 capital letters'],
    ['[2024]', '`idPrefixes › 1` must be text'],
    ['[]', '`idPrefixes` needs at least one entry'],
    ['[ITA, XY, 1TA]', '`idPrefixes › 3` is read as ITA is'],
    ['[ITO, IT0]', '`idPrefixes › 2` is read as ITO is'],
  ])('prefixes of IDs %s are reported', (written, message) => {
    const { files } = edit('register.yaml', '  id: 5', `  id: 5\nidPrefixes: ${written}`);
    expect(problemsAfter({ files })).toEqual([expect.stringContaining(message)]);
  });

  test('prefixes of IDs that nobody takes for each other have no fault', () => {
    const { files } = edit('register.yaml', '  id: 5', '  id: 5\nidPrefixes: [ITA, IT, X24]');
    expect(problemsAfter({ files })).toEqual([]);
  });
});

describe('pictures', () => {
  test('one that is named but missing is reported', () => {
    const { files, place } = edit('home.yaml', 'pictures/lab-evening', 'pictures/lab-evning');
    expectOne(
      { files },
      `${place} there is no picture \`pictures/lab-evning.jpg\` → did you mean \`pictures/lab-evening.jpg\`?`,
    );
  });

  test('one without a description is reported in captions.yaml', () => {
    expectOne(
      { pictures: { 'pictures/new.jpg': 1200 } },
      'pictures/captions.yaml:2:1 the picture `new.jpg` has no description',
    );
  });

  test('a description without a picture is reported at its line', () => {
    const { files } = edit(
      'pictures/captions.yaml',
      'reception.jpg:',
      'desk.jpg: A desk.\nreception.jpg:',
    );
    expectOne({ files }, 'pictures/captions.yaml:5:11 there is no picture `pictures/desk.jpg`');
  });

  test('one that is too narrow is reported at its description', () => {
    expectOne(
      { pictures: { 'pictures/lab-evening.jpg': 640 } },
      'pictures/captions.yaml:2:18 `lab-evening.jpg` is only 640 pixels wide',
    );
  });

  test('a file that is no picture is reported', () => {
    expectOne(
      { pictures: { 'pictures/lab-evening.jpg': 0 } },
      '`lab-evening.jpg` is no readable picture',
    );
  });

  test('a gallery that leaves a row unfilled is reported', () => {
    const text = sound.files.get('gallery/captions.yaml') ?? '';
    const files = { 'gallery/captions.yaml': `${text}new.jpg: New.\n` };
    expectOne({ files, pictures: { 'gallery/new.jpg': 1200 } }, 'the gallery has 31 pictures');
  });

  test.each(['__proto__', 'constructor'])('a description of %s is reported', (name) => {
    const { files } = edit(
      'pictures/captions.yaml',
      'reception.jpg:',
      `${name}: x\nreception.jpg:`,
    );
    expectOne({ files }, 'pictures/captions.yaml:5:');
  });
});

describe('the footer', () => {
  test('a course that does not exist is reported', () => {
    const { files, place } = edit('site.yaml', '- dataSci', '- dataSic');
    expectOne({ files }, place.replace(/\d+$/, ''));
  });

  test('a course that is named twice is reported', () => {
    const { files } = edit('site.yaml', '- dataSci', '- Python');
    expectOne({ files }, 'the course `Python` is named twice');
  });
});

test('all faults of all files are reported at once, sorted by place', () => {
  const problems = problemsAfter({
    files: {
      ...edit('academy.yaml', 'name:', 'nam:').files,
      ...edit('courses.yaml', 'dataSci', 'dataSic').files,
      ...edit('courses/C.md', 'level: beginner', 'level: easy').files,
      'courses/A1.md': courseText({ frontMatter: soundFrontMatter.replace('Title', 'A: B') }),
      'gallery.yaml': undefined,
    },
    pictures: { 'pictures/reception.jpg': undefined },
    registerFiles: [],
  });
  const files = problems.map((problem) => problem.split(':')[0]);
  expect([...new Set(files)]).toEqual([
    'academy.yaml',
    'courses.yaml',
    'courses/A1.md',
    'courses/C.md',
    'courses/dataSci.md',
    'gallery.yaml',
    'home.yaml',
    'pictures/captions.yaml',
    'register.yaml',
  ]);
});
