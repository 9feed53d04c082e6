import { expect, test } from 'vitest';
import { describeChanges, proposedMessage } from './describe-changes.ts';
import type { ChangedFile } from './live-state.ts';

const academy = 'phones:\n  - "020 1"\n  - "020 2"\naddress:\n  city: Pune\nemail: a@b.in\n';

function changed(before: string, after: string, path = 'academy.yaml'): ChangedFile {
  return { path, status: 'changed', before, after };
}

test.each([
  [
    'a value in a list',
    academy.replace('020 2', '020 9'),
    'Phones in “Name, phone, email, address”',
    'Phones 2: “020 9” in place of “020 2”',
  ],
  [
    'a value in a group',
    academy.replace('Pune', 'Nashik'),
    'Address in “Name, phone, email, address”',
    'Address, city: “Nashik” in place of “Pune”',
  ],
  [
    'an entry that came',
    academy.replace('  - "020 2"\n', '  - "020 2"\n  - "020 3"\n'),
    'Phones in “Name, phone, email, address”',
    'Phones: “020 3” added',
  ],
  [
    'an entry that went',
    academy.replace('  - "020 1"\n', ''),
    'Phones in “Name, phone, email, address”',
    'Phones: “020 1” taken out',
  ],
  [
    'a field that came',
    `${academy}mapUrl: https://a.in\n`,
    'Map address in “Name, phone, email, address”',
    'Map address: “https://a.in” added',
  ],
])('%s is told with its field and its file', (_, after, title, part) => {
  expect(describeChanges([changed(academy, after)])).toEqual([
    { path: 'academy.yaml', title, parts: [part] },
  ]);
});

test('a change of notes only says so', () => {
  const [described] = describeChanges([changed(academy, `# Note\n${academy}`)]);
  expect(described?.title).toBe('Notes in “Name, phone, email, address”');
});

test('of a course, its facts and the first new line of its syllabus are told', () => {
  const before = '---\ntitle: C\nfee: 1\n---\n\n- One\n- Two\n';
  const after = '---\ntitle: C\nfee: 2\n---\n\n- One\n- Three\n- Four\n';
  expect(describeChanges([changed(before, after, 'courses/C.md')])).toEqual([
    {
      path: 'courses/C.md',
      title: 'Fee and syllabus in the course C',
      parts: ['Fee: “2” in place of “1”', 'Syllabus: “- Three”, and 1 more line'],
    },
  ]);
});

test('what came and what went is named as room 1 names it', () => {
  const files: ChangedFile[] = [
    { path: 'courses/Rust.md', status: 'new', after: '' },
    { path: 'pictures/lab.jpg', status: 'new' },
    { path: 'register/2026.xlsx', status: 'removed' },
  ];
  expect(describeChanges(files).map(({ title }) => title)).toEqual([
    'New: the course Rust',
    'New: the picture lab.jpg',
    'Gone: the register 2026.xlsx',
  ]);
});

test('a file that can’t be read does not keep the others from being told', () => {
  const [described] = describeChanges([changed(academy, 'phones: [')]);
  expect(described?.parts).toEqual(['Written in a way that the check refuses']);
});

test('the proposed message names all changes while it is short, and then the first', () => {
  const change = (title: string) => ({ path: '', title, parts: [] });
  expect(proposedMessage([change('Fee in C'), change('Notes in “Home”')])).toBe(
    'Fee in C; Notes in “Home”',
  );
  const many = Array.from({ length: 30 }, (_, index) => change(`Fee in the course ${index}`));
  expect(proposedMessage(many)).toBe('Fee in the course 0; and 29 more');
  expect(proposedMessage([])).toBe('');
});
