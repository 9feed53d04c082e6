import { expect, test } from 'vitest';
import { formatsOfFiles } from '../spreadsheet/file-formats.ts';
import { registerFaultsSchema } from './schemas/register.ts';
import { validatorSchema } from './schemas/validator.ts';
import { courseText, soundFrontMatter } from './testing/known-content.ts';
import { edit, expectOne, problemsAfter, sound } from './testing/spoilt-content.ts';

test('Windows line ends, byte order marks and no-break spaces in a file are not faults', () => {
  const text = sound.files.get('courses/C.md') ?? '';
  for (const other of [text.replaceAll('\n', '\r\n'), text.replaceAll(' ', '\xa0')]) {
    expect(problemsAfter({ files: { 'courses/C.md': `\uFEFF${other}` } })).toEqual([]);
  }
});

test.each([
  ['validator.yaml', undefined, 'this file is missing → restore it'],
  ['abuot.yaml', 'title: x\n', 'does not use this file → did you mean `about'],
  ['courses/Rust.md.txt', 'x', 'Windows may hide an ending .txt'],
])('if the text of %s is %j, exactly one fault is reported', (file, text, expected) => {
  const fault = expect.stringMatching(`^${file}:1:1 .*${expected}`);
  expect(problemsAfter({ files: { [file]: text } })).toEqual([fault]);
});

test.each([
  '\x07',
  '\x1b',
  '\x7f',
  '\x9d',
  '\u2028',
  '\u200b',
  '\u200e',
  '\u202e',
  '\u2060',
  '\xad',
])(
  'an invisible character is reported once, whether typed or written as a YAML escape: %j',
  (control) => {
    const code = control.charCodeAt(0).toString(16).padStart(4, '0');
    const { files, place } = edit('home.yaml', 'A card.', `${control} card.`);
    expectOne({ files }, `${place} here is an invisible character (U+${code.toUpperCase()})`);
    const escaped = edit('home.yaml', 'A card.', `"A \\u${code} card."`);
    expectOne({ files: escaped.files }, 'must have no invisible characters');
  },
);

test('joiners of Indian scripts and of emoji are no faults', () => {
  // Marathi “rya” with a joiner, a woman at a laptop, and a heart in colour.
  const { files } = edit('home.yaml', 'A card.', 'दऱ\u200d्या 👩\u200d💻 ❤\ufe0f card.');
  expect(problemsAfter({ files })).toEqual([]);
});

test('an invisible character in the name of a file is reported', () => {
  const name = 'register/a\u200b.xlsx';
  expect(problemsAfter({ registerFiles: [...sound.registerFiles, name] })).toEqual([
    `${name}:1:1 in the name of this file is an invisible character (U+200B), which can change what is shown and found → type the name again`,
  ]);
});

test('text that is not UTF-8 is reported at its place', () => {
  const { files, place } = edit('home.yaml', 'A card.', '\uFFFD card.');
  expectOne({ files }, `${place} from here on this file is not in UTF-8`);
  const [first] = problemsAfter({ files: { 'about.yaml': '\uFFFD\uFFFDt\0i\0' } });
  expect(first).toContain('1:1 from here on this file is not in UTF-8');
});

test.each([
  ['academy.yaml', 'phones:'],
  ['academy.yaml', 'address:'],
  ['academy.yaml', 'social:'],
  ['about.yaml', '  our-vision:'],
  ['validator.yaml', '    offline:'],
  ['home.yaml', 'hero:'],
  ['courses.yaml', '  job-role:'],
])('if %s lacks the line %j, the only fault is near the place of that line', (file, line) => {
  const { files, place } = edit(file, `\n${line}\n`, '\n');
  const [told = '', ...more] = problemsAfter({ files });
  expect(more).toEqual([]);
  expect(told).toMatch(/the line that begins (this|its) group(, `[a-z]+:`,)? is missing/);
  const lineOf = (text: string) => Number(text.split(':')[1]);
  expect(Math.abs(lineOf(told) - lineOf(place))).toBeLessThan(15);
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
  const files = new Set(problems.map((problem) => problem.split(':')[0]));
  expect([...files].join(' ')).toBe(
    'academy.yaml courses.yaml courses/A1.md courses/C.md gallery.yaml home.yaml pictures/captions.yaml register.yaml',
  );
});

test('`{kinds}` becomes the names of the file formats, and `{endings}` becomes their endings', () => {
  const sentences = { visitor: 'Unread.', owner: 'Save as .xlsx or {endings}.' };
  const { owner } = registerFaultsSchema.shape['not-a-spreadsheet'].parse(sentences);
  const { hint, faults } = validatorSchema.shape.list.shape.file.shape;
  const [names, notAList] = [hint, faults.shape.notAList].map((schema) => schema.parse('{kinds}'));
  for (const { name, endings } of formatsOfFiles) {
    for (const ending of Object.keys(endings)) expect(owner).toContain(`.${ending}`);
    expect(names).toContain(name);
    expect(notAList).toContain(name);
  }
});
