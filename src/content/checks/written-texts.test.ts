import { expect, test } from 'vitest';
import { outdated } from './written-texts.ts';

const before = new Map([
  ['about.yaml', 'teachers:\n  items:\n    - name: Asha Rao\n      subject: Java\n'],
  ['home.yaml', 'description: Ask asha rao about data-recovery, and about our weekends.\n'],
  [
    'internship.yaml',
    'durations:\n  - title: 6 months\nhero: In 1, 3 or 6 months.\nmenu: A 6 month plan.\n',
  ],
  ['courses.yaml', 'groups:\n  a:\n    courses: [html]\ntext: Begin with HTML.\n'],
  [
    'courses/css.md',
    '---\ntitle: CSS\npromise: Style HTML for every screen\n---\n\nBefore you start\n- Know HTML\n\n## One\n\n- HTML\n',
  ],
  ['courses/html.md', '---\ntitle: HTML\ntile: Web pages\n---\n\n## One\n\n- HTML\n'],
]);

test.each([
  ['a teacher', 'about.yaml', 'Asha Rao', 'Ben Das', ['home.yaml:1']],
  [
    'a duration',
    'internship.yaml',
    '6 months\nh',
    '2 weeks\nh',
    ['internship.yaml:3', 'internship.yaml:4'],
  ],
  [
    'the title of a course',
    'courses/html.md',
    'HTML\nt',
    'Web Design\nt',
    ['courses/html.md:3', 'courses.yaml:4', 'courses/css.md:3', 'courses/css.md:7'],
  ],
])('what still names %s that a change took away is found', (_, file, from, to, places) => {
  expect(changed(file, from, to).map(({ file: at, line }) => `${at}:${line}`)).toEqual(places);
});

test('a deleted course is found in the texts that name it', () => {
  const after = new Map([...before].filter(([file]) => file !== 'courses/html.md'));
  expect(outdated(before, after).map(({ message }) => message)).toEqual([
    '`HTML` is gone, but this text still names it: `Begin with HTML.`',
    '`HTML` is gone, but this text still names it: `Style HTML for every screen`',
    '`HTML` is gone, but this text still names it: `Know HTML`',
  ]);
});

test('a gone name is found by a word that no other name has', () => {
  const files = new Map([
    ['home.yaml', 'text: Learn with Photoshop, or draw with Adobe tools.\nfirst: Photoshop\n'],
    ['courses/a.md', '---\ntitle: Adobe Photoshop\n---\n\n## One\n\n- Layers\n'],
    ['courses/b.md', '---\ntitle: Adobe InDesign\n---\n\n## One\n\n- Pages\n'],
  ]);
  const after = new Map([...files].filter(([file]) => file !== 'courses/a.md'));
  expect(outdated(files, after).map(({ line }) => line)).toEqual([1]);
});

test.each([
  ['Comprehensive support from start to end', 'Press File, then Export To, then Excel.'],
  ['Cyber Security', 'You protect it with Spring Security.'],
  ['Data Science', 'We use a Data Lake.'],
])('“%s” is not named by a word of it that belongs to something else: %s', (title, text) => {
  const files = new Map([
    ['home.yaml', `services:\n  items:\n    - title: ${title}\ntext: ${text}\n`],
  ]);
  const after = new Map([['home.yaml', `text: ${text}\n`]]);
  expect(outdated(files, after)).toEqual([]);
});

test('a name that is part of another one, or has a new place, is not gone', () => {
  expect(changed('courses/html.md', 'HTML\ntile: Web pages', 'HTML and CSS')).toEqual([]);
  expect(changed('about.yaml', 'items:', 'items:\n    - name: Ben Das')).toEqual([]);
});

test.each([
  ['batch-a.xlsx', 'batch-b.xlsx', 1],
  ['batch-a.xlsx', 'batch-a.xlsx', 0],
  ['sample-register.xlsx', 'batch-b.xlsx', 0],
  ['https://sheets.example/a', 'batch-b.xlsx', 0],
])('the register’s file that stays behind is told: %s, then %s', (old, now, count) => {
  const settings = (address: string) => new Map([['register.yaml', `address: ${address}\n`]]);
  expect(outdated(settings(old), settings(now))).toHaveLength(count);
});

test('a caption that stayed below a new picture is quoted', () => {
  const row = (picture: string, caption: string) =>
    new Map([
      [
        'gallery.yaml',
        `rows:\n  - pictures:\n      - picture: ${picture}\n        caption: ${caption}\n`,
      ],
    ]);
  const told = (picture: string, caption: string) =>
    outdated(row('a.jpg', 'A lab.'), row(picture, caption)).map(
      ({ line, message }) => `${line} ${message}`,
    );
  expect(told('b.jpg', 'A lab.')).toEqual(['4 `A lab.` is below another picture now']);
  expect([...told('b.jpg', 'A hall.'), ...told('a.jpg', 'A lab.')]).toEqual([]);
});

function changed(file: string, from: string, to: string) {
  const text = before.get(file)?.replace(from, to) ?? '';
  return outdated(before, new Map([...before, [file, text]]));
}
