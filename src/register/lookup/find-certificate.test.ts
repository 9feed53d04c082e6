import { expect, test } from 'vitest';

import { findCertificate } from './find-certificate.ts';
import { applyRegisterRules } from '../rules/register-rules.ts';
import { sheetRows } from '../testing/sheet-rows.ts';

const register = applyRegisterRules(
  sheetRows(
    ['Register'],
    ['No.'],
    ['1', 'Asha', 'C++', '', 'private', 'X-1', 'secret'],
    ['2', 'Ben', 'C#', '', '', 'X-2'],
    ['3', 'Chen', 'C', '', '', 'X-2'],
    ['4', 'X-1', '', '', '', '__proto__'],
  ),
);

test('R8: the row whose ID is searched for is found', () => {
  expect(findCertificate(register, 'X-1')).toMatchObject({ student: 'Asha', row: 3 });
});

test('R8: the ID is trimmed before it is compared', () => {
  expect(findCertificate(register, '\u00a0 X-1\t')?.student).toBe('Asha');
});

test('R8: any kept value of a row can be searched for', () => {
  expect(findCertificate(register, 'C#')?.student).toBe('Ben');
  expect(findCertificate(register, '3')?.student).toBe('Chen');
});

test('R8: of several rows the first in the sheet wins', () => {
  expect(findCertificate(register, 'X-2')?.student).toBe('Ben');
});

test.each(['x-1', 'X-', 'X-11', 'X 1'])('R8: "%s" is not "X-1"', (id) => {
  expect(findCertificate(register, id)).toBeUndefined();
});

test.each(['', '  ', '\u00a0'])('R8: an empty ID matches nothing, blank cells neither', (id) => {
  expect(findCertificate(register, id)).toBeUndefined();
});

test.each(['private', 'secret'])('R4: what is in columns E and G is not found', (text) => {
  expect(findCertificate(register, text)).toBeUndefined();
});

test('R12: a name of Object.prototype is found only where it is in the sheet', () => {
  expect(findCertificate(register, '__proto__')?.row).toBe(6);
  expect(findCertificate(register, 'constructor')).toBeUndefined();
});
