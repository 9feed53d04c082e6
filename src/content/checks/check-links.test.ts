import { describe, expect, test } from 'vitest';
import { readContent } from '../read-content.ts';
import { changed, edit, expectOne, problemsAfter, sound } from '../testing/spoilt-content.ts';

describe('links and settings', () => {
  test('a featured course that does not exist is reported', () => {
    const { files, place } = edit('home.yaml', 'dataSci', 'datSci');
    expectOne({ files }, `${place} no course has the path \`datSci\` → did you mean \`dataSci\`?`);
  });

  test('what visitors call a course that does not exist is reported', () => {
    const { files, place } = edit('courses.yaml', 'dataSci:', 'datSci:');
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
    const { files, place } = edit('internship.yaml', '/courses', '/course');
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

  test('never the blank register is offered, but the other file', () => {
    const blank = 'register/blank-register.xlsx';
    const adviceWith = (...others: string[]) =>
      problemsAfter({ registerFiles: [blank, ...others] }).map((told) => told.split(' → ')[1]);
    expect(adviceWith()).toEqual(['put the file in content/register/']);
    expect(adviceWith('register/Certificates.xlsx')).toEqual([
      'write `Certificates.xlsx`, the file in content/register/, or put yours there',
    ]);
    expect(adviceWith('register/Certificates 2026 (1).xlsx')).toEqual([
      expect.stringMatching(
        /^rename `Certificates 2026 \(1\).xlsx` .*to `Certificates-2026-1.xlsx`/,
      ),
    ]);
    expect(adviceWith('register/Own.xlsx', 'register/x.csv')).toEqual([
      'write the name of one of the files in content/register/: `Own.xlsx`, `x.csv`',
    ]);
    expect(adviceWith('register/sampleregister.xlsx')).toEqual([
      'did you mean `sampleregister.xlsx`?',
    ]);
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
