import { expect, test } from 'vitest';
import { knownFacts } from '../testing/known-facts.ts';
import { oneLine } from '../testing/spoilt-content.ts';
import { parseYamlFile } from '../yaml/parse-yaml-file.ts';
import { academySchema } from './academy.ts';

/** What is said of one field of a file with this text, as `file:line:column message → fix`. */
function faultsOf(text: string, field: string): string[] {
  const { problems } = parseYamlFile('academy.yaml', `${text}\n`, academySchema);
  return problems.filter(({ path }) => path[0] === field).map(oneLine);
}

test.each([
  '98765 43210',
  '020 2543 0000',
  '(020) 2543-0000',
  '+91-9876543210',
  '00 91 98765 43210',
  '+91 98220 1234',
  '+91 098220 12345',
  '+91 9876',
  '44 20 7946 0000',
])('the number %s is refused once, and its form is said', (written) => {
  expect(faultsOf(`whatsapp: "${written}"`, 'whatsapp')).toEqual([
    expect.stringMatching(
      /^academy.yaml:1:11 `whatsapp` must be in international form.* such as \+91 98765 43210/,
    ),
  ]);
});

test.each(['+91 98765 43210', '+91 00000 00000', '+44 20 7946 0000', '+65 6123 4567'])(
  'the number %s is taken',
  (written) => {
    expect(faultsOf(`whatsapp: "${written}"`, 'whatsapp')).toEqual([]);
  },
);

test.each([
  ['phones: +91 98220 12345', '`phones` must be a list → put each entry on a line of its own'],
  [
    'phones:\n  -"+91 98220 12345"',
    '`phones` must be a list → put each entry on a line of its own',
  ],
  ['siteUrl: www.sharma.in', 'write https:// and the name of the site, without anything after it'],
  ['siteUrl: https://www.sharma.in/', 'write https:// and the name of the site'],
  ['email: "mailto:info@sharma.in"', 'write the whole address, with a dot and an ending after'],
  ['social:\n  - url: instagram.com/sharma', 'copy the whole address, with its https://'],
  ['footer:\n  copyrightYear: 2004 - 2026', 'write one number in digits, without quotes'],
  ['repository: https://github.com/my-academy/website', 'leave out https://github.com/ before it'],
])('%j is told what to write', (text, fix) => {
  const field = text.split(':')[0] ?? '';
  expect(faultsOf(text, field)).toContainEqual(expect.stringContaining(fix));
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://files.example', 'mailto:a@b.example'])(
  'no profile leads to %s',
  (url) => {
    const inFooter = faultsOf(`social:\n  - network: x\n    url: "${url}"`, 'social');
    expect(inFooter).toEqual([expect.stringMatching(/must be a full address, such as https:/)]);
  },
);

test.each([
  ['email', 'email: office@the-academy.in', 0],
  ['telephone', 'phones: ["+91 98765 43210"]', 0],
  ['WhatsApp', 'whatsapp: "+91 98765 43210"', 0],
  ['nothing', '', 1],
])('the academy may be reached by %s', (_, way, count) => {
  const ways = /^(email: .*|whatsapp: .*|phones:\n( {2}- .*\n)+)/gm;
  const text = `${way}\n${(knownFacts.get('academy.yaml') ?? '').replaceAll(ways, '')}`;
  const { problems } = parseYamlFile('academy.yaml', text, academySchema);
  expect(problems).toHaveLength(count);
  if (count > 0) expect(problems[0]?.fix).toMatch(/`phones`, `whatsapp` and `email`/);
});
