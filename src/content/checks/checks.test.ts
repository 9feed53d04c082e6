import { describe, expect, test } from 'vitest';
import { courseText } from '../testing/known-content.ts';
import { contentWith, edit, expectOne, problemsAfter, sound } from '../testing/spoilt-content.ts';

test.each([
  ['home.yaml', 'course: dataSci', 'course: datSci', 'can be named here: `datSci`'],
  ['courses.yaml', 'dataSci:', 'datSci:', 'can be named here: `datSci`'],
  ['ways.yaml', 'CorelDraw', 'Coreldrawx', 'did you mean `CorelDraw`? If not, write'],
  ['site.yaml', '- dataSci', '- dataSic', 'can be named here: `dataSic`'],
  [
    'courses/C.md',
    '[Cpp, Python,',
    '[Cpp, Pyton,',
    '6:16 no course with this path can be named here: `Pyton`',
  ],
  ['courses/C.md', 'level:', 'prerequisites: [[SQL, Pyton]]\nlevel:', '5:23 no course with this'],
  ['internship.yaml', '/courses', '/courses#drawing', 'no page `/courses#drawing` →'],
  ['internship.yaml', '/courses', '/course', 'the site has no page `/course` → did you mean'],
  ['home.yaml', 'lab-evening', 'lab-evning', 'did you mean `pictures/lab-evening.jpg`?'],
  [
    'home.yaml',
    'module: module 1',
    'module: modul 1',
    'the course `CSS` has no module `modul 1` with a point that starts with `',
  ],
  ['courses.yaml', '- CorelDraw', '- CorelDraw\n      - toString', 'named here: `toString`'],
  // A second address names no course: the desk would not find it again, as when the course is deleted.
  ['courses.yaml', '- CorelDraw', '- CoralDraw', '`CoralDraw` → did you mean `CorelDraw`'],
  ['site.yaml', '- dataSci', '- CoralDraw', '`CoralDraw` → did you mean `CorelDraw`'],
  [
    'home.yaml',
    'kind: practice\n      number: 1',
    'kind: practice\n      number: 2',
    'the course `CSS` has no module `module 1` with 2 points that start with `',
  ],
  ['home.yaml', 'kind: practice', 'kind: project', 'has no module `module 1` with a point'],
  ['courses/C.md', '[Cpp, Python, Core_Java]', '[Cpp, C]', '6:16 no course with this'],
  ['courses/C.md', '[Cpp, Python, Core_Java]', '[Cpp, C_, Cpp]', '`related › 3` names `Cpp` a'],
  ['courses/C.md', 'level:', 'prerequisites: [SQL, [html, SQL]]\nlevel:', 'names `SQL` a second'],
  ['courses/C.md', 'level:', 'prerequisites: [[SQL, C]]\nlevel:', '5:23 no course with this'],
  ['courses/C.md', 'level:', 'group: desing\nlevel:', 'no group `desing` → did you mean `design`'],
  [
    'courses.yaml',
    '- CorelDraw',
    '- CorelDraw\n      - Autocad',
    ':9 the course `Autocad` is named',
  ],
  [
    'courses/C.md',
    'level:',
    'alias: cpp\nlevel:',
    '5:8 `cpp` is also the path of the course `Cpp`',
  ],
  ['courses/Cpp.md', 'title: C++', 'title: C', '3:8 `C` is also the title of'],
  ['courses/SQL.md', 'tile: SQL', 'tile: Python', '`Python` is also the tile of'],
  ['ways.yaml', 'CorelDraw', 'Autocad', '`ways › 1 › otherwise › 1 › courses › 2` names'],
  [
    'ways.yaml',
    'Take {1}, then {2}.',
    'Take {1}.',
    'must have the blanks {1}, {2}, one for each of its',
  ],
  ['site.yaml', '- dataSci', '- Python', '`footer › courses › paths › 2` names `Python` a'],
  ['validator.yaml', '{student}', '{studnet}', 'must have {student}, {course}, {id}, and no'],
])('in %s, the change of %j to %j is reported at its place', (file, from, to, expected) => {
  const { files, place } = edit(file, from, to);
  const told = problemsAfter({ files });
  expect(told).toEqual([expect.stringContaining(expected)]);
  expect(told[0]).toMatch(new RegExp(`^${file}:\\d+:\\d+ .* → .`));
  expect(Math.abs(Number(told[0]?.split(':')[1]) - Number(place.split(':')[1]))).toBeLessThan(2);
});

describe('courses, and the texts that name them', () => {
  test('the only required parts of a course are a title and a module', () => {
    const told = problemsAfter({ files: { 'courses/Rust.md': '---\nalias: Rs\n---\n' } });
    expect(told).toEqual([
      expect.stringContaining('a course needs a module'),
      expect.stringContaining('`title` is missing'),
    ]);
  });

  test('a course missing from courses.yaml is shown last in the group that its own file names', () => {
    const [, language, design] = contentWith(inGroup('design')).catalogue.groups;
    expect(language?.courses.map(({ path }) => path)).not.toContain('C');
    expect(design?.courses.at(-1)?.path).toBe('C');
  });

  test('the check reports a course that ways.yaml puts before the course’s own prerequisite', () => {
    const needing = (needed: string) =>
      edit('courses/Illustrator.md', 'level:', `prerequisites: [${needed}]\nlevel:`);
    const { place } = edit('ways.yaml', 'Illustrator', '');
    expectOne(
      needing('[Python, Adobe_InDesign]'),
      `${place} \`Illustrator\` needs \`Adobe_InDesign\`, which comes after it → put`,
    );
    // Students may know Python already.
    expect(problemsAfter(needing('Python'))).toEqual([]);
  });

  test('courses that need one another are reported as one problem, which names them all', () => {
    const needing = (course: string, needed: string) =>
      edit(`courses/${course}.md`, 'level:', `prerequisites: ${needed}\nlevel:`).files;
    const sound = {
      ...needing('Cpp', '[[SQL, html]]'),
      ...needing('SQL', '[C]'),
      ...needing('C', '[Cpp]'),
    };
    // A student can begin: HTML needs no course, and after HTML the student can take C++.
    expect(problemsAfter({ files: sound })).toEqual([]);
    expectOne(
      { files: { ...sound, ...needing('html', '[C]'), ...needing('PHP', '[C]') } },
      'courses/C.md:5:1 nobody can begin `C`, `Cpp`, `html`, `PHP`, `SQL`: each of these courses needs',
    );
  });

  test.each([
    ['courses/C++.md', 'cannot be part of an address'],
    ['courses/c.md', '`c` is also the path of the course `C`'],
  ])('a file called %s is reported', (file, expected) => {
    const told = problemsAfter({ files: { [file]: courseText() } });
    expect(told).toContainEqual(expect.stringContaining(expected));
  });
});

const described = edit('pictures/captions.yaml', 'reception.jpg:', 'desk.jpg: A.\nreception.jpg:');

test.each([
  [{ pictures: { 'pictures/new.jpg': 1200 } }, ':2:1 the picture `new.jpg` has no description'],
  [{ files: described.files }, ':5:11 there is no picture `pictures/desk.jpg`'],
  [{ pictures: { 'pictures/lab-evening.jpg': 640 } }, ':2:18 `lab-evening.jpg` is only 640 pixels'],
])('a picture that is small, missing or undescribed is reported: case %#', (changes, expected) => {
  expectOne(changes, expected);
});

describe('the register', () => {
  test('if the register is missing, the fix does not suggest the blank register', () => {
    const blank = 'register/blank-register.xlsx';
    const [alone = ''] = problemsAfter({ registerFiles: [blank] });
    expect(alone).toMatch(/there is no file `sample-register.xlsx` for the register → put it into/);
    const [near] = problemsAfter({ registerFiles: [blank, 'register/sampleregister.xlsx'] });
    expect(near).toContain('→ did you mean `sampleregister.xlsx`');
    const [twice] = problemsAfter({ registerFiles: ['register/sample-register.xlsx.xlsx'] });
    expect(twice).toContain('did you mean `sample-register.xlsx.xlsx`? Windows hides');
  });

  test.each(['.html', '.svg', '.xml', '.xhtml', '.php', '.js', ''])(
    'a file named register%s is reported, unless the register is sealed',
    (ending) => {
      const named = edit('register.yaml', 'sample-register.xlsx', `register${ending}`);
      const registerFiles = [`register/register${ending}`];
      expectOne({ ...named, registerFiles }, 'could run it as a part of the website');
      const text = `${named.files['register.yaml'] ?? ''}sealed: true\n`;
      expect(problemsAfter({ files: { 'register.yaml': text }, registerFiles })).toEqual([]);
    },
  );

  test('a web page named like a spreadsheet is reported, unless the register is sealed', () => {
    const registerPages = ['register/sample-register.xlsx'];
    expect(problemsAfter({ registerPages })).toEqual([
      expect.stringMatching(
        /^register.yaml:1:10 .*could run it as a part of the website.* → .*\.xlsx/,
      ),
    ]);
    const text = `${sound.files.get('register.yaml') ?? ''}sealed: true\n`;
    expect(problemsAfter({ files: { 'register.yaml': text }, registerPages })).toEqual([]);
  });

  test('a sharing link to a register becomes the address of its file', () => {
    const link = 'https://docs.google.com/spreadsheets/d/x/edit?gid=7#gid=7';
    const { files } = edit('register.yaml', 'sample-register.xlsx', link);
    expect(contentWith(files).register.address).toBe(
      'https://docs.google.com/spreadsheets/d/x/export?format=csv&gid=7',
    );
  });

  test.each([
    ['sample-register.xlsx', 'https://1drv.ms/x/s!abc', /:1:10 .*OneDrive.* → .*content\/register/],
    ['  id: 5', '  id: 5\n  issued: 6\n  replacedBy: 10', undefined],
    [
      '  id: 5',
      '  id: 5\n  status: 3',
      /:\d+:1 `columns` gives two columns the same position → give each/,
    ],
    ['  id: 5', '  id: 5\nidPrefixes: [ita]', /`idPrefixes › 1` must be 2 to 8 characters/],
    [
      '  id: 5',
      '  id: 5\nidPrefixes: [ITA, XY, 1TA]',
      /:1 `idPrefixes` has two prefixes that read alike/,
    ],
    ['  id: 5', '  id: 5\nsealedLinks: true', /`sealedLinks` is true.* → write `sealed: true` too/],
    ['  id: 5', '  id: 5\nsealed: true\nsealedLinks: true', undefined],
  ])('in register.yaml, %j changed to %j is reported if it is a fault', (from, to, expected) => {
    const told = problemsAfter(edit('register.yaml', from, to));
    expect(told).toEqual(expected === undefined ? [] : [expect.stringMatching(expected)]);
  });
});

function inGroup(group: string) {
  return {
    ...edit('courses/C.md', 'level:', `group: ${group}\nlevel:`).files,
    ...edit('courses.yaml', '      - C\n', '').files,
  };
}
