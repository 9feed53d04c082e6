import { expect, test } from 'vitest';
import { parseYamlFile } from '../yaml/parse-yaml-file.ts';
import { internshipSchema } from './internship.ts';
import { academySchema } from './academy.ts';

test.each([
  ['98765 43210', 'write +91 98765 43210'],
  ['098765-43210', 'write +91 98765 43210'],
  ['020 2543 0000', 'write +91 20 2543 0000'],
  ['(020) 2543-0000', 'write +91 20 2543 0000'],
  ['+91-9876543210', 'write +91 9876543210'],
  ['00 91 98765 43210', 'write +91 98765 43210'],
  [
    '98765 4321',
    'write + and the number of the country first, and no hyphens, such as +91 20 2543 0000',
  ],
  [
    '44 20 7946 0000',
    'write + and the number of the country first, and no hyphens, such as +91 20 2543 0000',
  ],
])('%s is refused once, and what to type is said', (written, fix) => {
  const { problems } = parseYamlFile('academy.yaml', `whatsapp: "${written}"\n`, academySchema);
  const ofPhone = problems.filter(({ message }) => message.startsWith('`whatsapp` '));
  expect(ofPhone.map((problem) => problem.fix)).toEqual([fix]);
});

test.each(['+91 98765 43210', '+44 20 7946 0000'])('%s is taken', (written) => {
  const { problems } = parseYamlFile('academy.yaml', `whatsapp: "${written}"\n`, academySchema);
  expect(problems.filter(({ message }) => message.startsWith('`whatsapp` '))).toEqual([]);
});

test('a number on the line of the list is told once, with the lines to write', () => {
  const advice = 'put each entry on a line of its own below `phones:`, starting with `- `; write';
  expect(faultsOf('phones: +91 98220 12345', 'phones')).toEqual([
    `\`phones\` must be a list → ${advice} \`  - "+91 98220 12345"\``,
  ]);
  expect(faultsOf('phones: -"+91 98220 12345"', 'phones')).toEqual([
    `\`phones\` must be a list → ${advice} \`  - "+91 98220 12345"\``,
  ]);
  expect(faultsOf('phones:\n  -"+91 98220 12345"\n  -"020 2543 0000"', 'phones')).toEqual([
    `\`phones\` must be a list → ${advice} \`  - "+91 98220 12345"\`, then \`  - "020 2543 0000"\``,
  ]);
});

test.each([
  [
    '+91 98220 1234',
    'has 9 digits after +91, and an Indian number has ten',
    'write all ten digits, such as +91 98765 43210',
  ],
  [
    '+91 9876',
    'has 4 digits after +91, and an Indian number has ten',
    'write all ten digits, such as +91 98765 43210',
  ],
  [
    '+91 98220 123456',
    'has 11 digits after +91, and an Indian number has ten',
    'write only its ten digits after +91, such as +91 98765 43210',
  ],
  [
    '+91 098220 12345',
    'has 11 digits after +91, and an Indian number has ten',
    'leave out the 0: write +91 98220 12345',
  ],
  [
    '+91 0 20 2543 0000',
    'has 11 digits after +91, and an Indian number has ten',
    'leave out the 0: write +91 20 2543 0000',
  ],
])('%s is told how many digits are wanted', (written, message, fix) => {
  expect(faultsOf(`whatsapp: "${written}"`, 'whatsapp')).toEqual([
    `\`whatsapp\` ${message} → ${fix}`,
  ]);
});

test('the shipped sample and numbers of other countries are sound', () => {
  for (const written of ['+91 00000 00000', '+65 6123 4567', '+9 1234 5678']) {
    expect(faultsOf(`whatsapp: "${written}"`, 'whatsapp')).toEqual([]);
  }
});

test.each([
  ['siteUrl: www.sharma.in', 'write https://www.sharma.in'],
  ['siteUrl: https://www.sharma.in/', 'write https://www.sharma.in'],
  ['siteUrl: sharma.in/courses', 'write https://sharma.in'],
  ['siteUrl: Sharma', 'write https:// and the name of the site, without anything after it'],
  ['email: "mailto:info@sharma.in"', 'write info@sharma.in'],
  [
    'email: info@x',
    'write the whole address, with a dot and an ending after the @, such as office@the-academy.in',
  ],
  ['social:\n  - url: instagram.com/sharma', 'write https://instagram.com/sharma'],
  [
    'social:\n  - url: "@sharma"',
    'copy the whole address, with its https://, from the browser’s address bar',
  ],
  ['footer:\n  copyrightYear: 2004 - 2026', 'write 2026 and nothing else, without quotes'],
  ['footer:\n  copyrightYear: soon', 'write it in digits, without quotes'],
])('%j is told what to write', (text, fix) => {
  const { problems } = parseYamlFile('academy.yaml', `${text}\n`, academySchema);
  expect(problems.map((problem) => problem.fix)).toContain(fix);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://files.example', 'mailto:a@b.example'])(
  'no profile and no icon leads to %s',
  (url) => {
    const copied = 'copy the whole address, with its https://, from the browser’s address bar';
    const inFooter = faultsOf(`social:\n  - network: x\n    url: "${url}"`, 'social');
    expect(inFooter).toEqual([expect.stringMatching(/must be a full address, such as https:/)]);
    expect(inFooter[0]).toContain(copied);
    const icon = `contact:\n  icons:\n    - network: x\n      url: "${url}"\n`;
    const { problems } = parseYamlFile('internship.yaml', icon, internshipSchema);
    expect(problems).toContainEqual(expect.objectContaining({ line: 4, fix: copied }));
  },
);

/** What is said of one field of a file with this text, as `message → fix`. */
function faultsOf(text: string, field: string): string[] {
  const { problems } = parseYamlFile('academy.yaml', `${text}\n`, academySchema);
  return problems
    .filter(({ message }) => message.startsWith(`\`${field}`))
    .map(({ message, fix }) => `${message} → ${fix}`);
}
