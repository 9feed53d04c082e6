import { describe, expect, test } from 'vitest';
import { courseText, soundFrontMatter } from './testing/known-content.ts';
import { edit, expectOne, problemsAfter, sound } from './testing/spoilt-content.ts';

test('the sound content has no faults', () => {
  expect(problemsAfter({})).toEqual([]);
});

test('line ends and byte order marks of other systems make no difference', () => {
  const text = sound.files.get('courses/C.md') ?? '';
  const files = { 'courses/C.md': `\uFEFF${text.replaceAll('\n', '\r\n')}` };
  expect(problemsAfter({ files })).toEqual([]);
});

describe('what an editor or Windows does to a file', () => {
  test.each([
    ['that is missing', 'validator.yaml', undefined, 'this file is missing → bring it back'],
    [
      'with a slip in its name',
      'abuot.yaml',
      'title: x\n',
      'reads this file → did you mean `about',
    ],
    ['with an ending too many', 'courses/Rust.md.txt', 'x', 'Windows hides an ending .txt'],
  ])('one %s is told, and nothing else is said of it', (_, file, text, expected) => {
    expectOne({ files: { [file]: text } }, `${file}:1:1 `);
    expectOne({ files: { [file]: text } }, expected);
  });

  test('of one in UTF-16 that is said first', () => {
    const files = { 'about.yaml': '\uFFFD\uFFFDt\0i\0' };
    expect(problemsAfter({ files })[0]).toContain('1:1 from here on this file is not in UTF-8');
  });

  test('a letter that is not in UTF-8 is a fault where it is', () => {
    const { files, place } = edit('home.yaml', 'A card.', '\uFFFD card.');
    expectOne({ files }, `${place} from here on this file is not in UTF-8`);
  });

  test('a tab before a line is told, and not what it causes', () => {
    for (const name of ['street', 'city', 'heading']) {
      const { files } = edit('academy.yaml', `\n  ${name}:`, `\n\t${name}:`);
      expectOne({ files }, 'this line is indented with a tab → indent it with spaces');
    }
  });

  test.each([
    ['academy.yaml', 'address:\n', 1],
    ['about.yaml', '  our-vision:\n', 1],
    ['validator.yaml', '    offline:\n', 3],
    ['home.yaml', 'hero:\n', 0],
    ['courses.yaml', '  job-role:\n', 7],
  ])('%s without %j is told so many lines below: %i', (file, line, below) => {
    const { files, place } = edit(file, `\n${line}`, '\n');
    const [told = ''] = problemsAfter({ files });
    expect(told).toMatch(new RegExp(`^${file}:\\d+:\\d+ .* → .`));
    const lineOf = (text: string) => Number(text.split(':')[1]);
    expect(lineOf(told) - lineOf(place)).toBe(below);
  });

  test('two courses of one title are reported at the second', () => {
    const { files } = edit('courses/Cpp.md', 'title: C++', 'title: C');
    expectOne({ files }, 'courses/Cpp.md:3:8 `C` is also the title of content/courses/C.md');
  });
});

test('all faults of all files are reported at once, sorted by place', () => {
  const problems = problemsAfter({
    files: {
      ...edit('academy.yaml', 'name:', 'nam:').files,
      ...edit('courses.yaml', '- dataSci', '- dataSic').files,
      ...edit('home.yaml', 'course: dataSci', 'course: dataSic').files,
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
