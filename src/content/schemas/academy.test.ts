import { expect, test } from 'vitest';
import { parseYamlFile } from '../yaml/parse-yaml-file.ts';
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
