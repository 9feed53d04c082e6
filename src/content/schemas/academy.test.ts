import { expect, test } from 'vitest';
import { knownFacts } from '../testing/known-facts.ts';
import { oneLine } from '../testing/spoilt-content.ts';
import { parseYamlFile } from '../files/parse-yaml-file.ts';
import { academySchema } from './academy.ts';

test.each(['+91 098220 12345', '(020) 2543-0000', '+91-9876543210', '44 20 7946 0000', '+91 9876'])(
  'the number %s is refused, and the fault shows the right form',
  (written) => {
    expect(faultsOf(`whatsapp: "${written}"`)).toEqual([
      expect.stringMatching(/^academy.yaml:1:11 `whatsapp` must be in.* such as \+91 98765 43210/),
    ]);
  },
);

test.each(['+44 20 7946 0000', '+65 6123 4567'])('the number %s is accepted', (written) => {
  expect(faultsOf(`whatsapp: "${written}"`)).toEqual([]);
});

test.each([
  ['phones: +91 98220 12345', '`phones` must be a list → put each entry on a line of its own'],
  ['siteUrl: www.sharma.in', 'write the address with its https:// and nothing after its name'],
  ['siteUrl: https://www.sharma.in/', 'write the address with its https://'],
  ['email: "mailto:info@sharma.in"', 'write the whole address, with a dot and an ending after'],
  ['social:\n  - url: instagram.com/sharma', 'copy the whole address, with its https://'],
  ['social:\n  - url: "javascript:alert(1)"', 'copy the whole address, with its https://'],
  ['social:\n  - url: ftp://files.example', 'copy the whole address, with its https://'],
  ['footer:\n  copyrightYear: 2004 - 2026', 'write one number in digits, without quotes'],
  ['publishDesk: yes please', 'must be true or false'],
  ['repository: https://github.com/my-academy/website', 'leave out https://github.com/'],
])('in academy.yaml, %j is refused, and the fault says what to write instead', (text, fix) => {
  expect(faultsOf(text)).toContainEqual(expect.stringContaining(fix));
});

test.each(['phones', 'whatsapp', 'siteUrl'] as const)(
  'the hint of %s says the form that its refusal asks for',
  (field) => {
    const written = field === 'phones' ? '["98220 12345"]' : 'none';
    const [, form = ''] = /→ write the (?:number|address) (.*)$/.exec(
      faultsOf(`${field}: ${written}`)[0] ?? '',
    ) ?? ['', 'no form'];
    expect(academySchema.shape[field].description).toContain(form);
  },
);

test.each([
  ['email: office@the-academy.in', []],
  ['phones: ["+91 98765 43210"]', []],
  ['whatsapp: "+91 98765 43210"', []],
  ['', [expect.stringMatching(/fill in at least one of “Phones”, “WhatsApp” and “Email”/)]],
])('at least one way to reach the academy is required: %j', (way, faults) => {
  const ways = /^(email: .*|whatsapp: .*|phones:\n( {2}- .*\n)+)/gm;
  const text = `${way}\n${(knownFacts.get('academy.yaml') ?? '').replaceAll(ways, '')}`;
  const { problems } = parseYamlFile('academy.yaml', text, academySchema);
  expect(problems.map(({ fix }) => fix)).toEqual(faults);
});

function faultsOf(text: string): string[] {
  const [field] = text.split(':');
  const { problems } = parseYamlFile('academy.yaml', `${text}\n`, academySchema);
  return problems.filter(({ path }) => path[0] === field).map(oneLine);
}

test('publishing the desk requires a repository', () => {
  const text = `${knownFacts.get('academy.yaml') ?? ''}publishDesk: true\n`;
  const messages = (written: string) =>
    parseYamlFile('academy.yaml', written, academySchema).problems.map(({ message }) => message);
  expect(messages(text)).toEqual(['needs the repository, which is where the desk saves changes']);
  expect(messages(`${text}repository: my-academy/website\n`)).toEqual([]);
});
