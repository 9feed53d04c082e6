import { describe, expect, test } from 'vitest';
import { courseText, soundModules } from '../testing/course-text.ts';
import { type Changes, edit, expectOne, problemsAfter } from '../testing/spoilt-content.ts';

describe('the catalogue', () => {
  test('a course that is gone can be taken out, and how is said', () => {
    const gone =
      'name a course by its file in content/courses/, without `.md`, or delete this line';
    const { files } = edit('courses.yaml', '- javaFullStack', '- Zzzzzzzzzz');
    expect(problemsAfter({ files })).toContainEqual(expect.stringContaining(gone));
    const near = edit('ways.yaml', 'CorelDraw', 'Coreldrawx');
    expectOne({ files: near.files }, '`CorelDraw`? If not, delete this sentence with its courses');
  });

  test('a course without a file is reported, with the nearest', () => {
    const { files, place } = edit('courses.yaml', '- javaFullStack', '- jovaFullStack');
    expect(problemsAfter({ files })).toEqual([
      `${place} no course has the path \`jovaFullStack\` → did you mean \`javaFullStack\`? If not, delete this line`,
      'courses/javaFullStack.md:1:1 the catalogue does not list this course → add `- javaFullStack` to a group in content/courses.yaml',
    ]);
  });

  test('a path in the wrong case is reported, with the right one', () => {
    const { files, place } = edit('courses.yaml', '- Java Script', '- java script');
    expect(problemsAfter({ files })).toContain(
      `${place} no course has the path \`java script\` → did you mean \`Java Script\`? If not, delete this line`,
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
});
