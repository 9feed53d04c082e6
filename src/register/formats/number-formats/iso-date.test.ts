import { expect, test } from 'vitest';
import { isoDateSerial } from './iso-date.ts';

test.each([
  ['2021-01-31', 44_227],
  ['2021-01-31T12:00:00', 44_227.5],
  ['2021-01-31T12:00:00.000Z', 44_227.5],
  ['1900-01-01', 1],
  ['1900-03-01', 61],
  ['06:00', 0.25],
  ['18:00:00', 0.75],
])('%s is the serial number %d', (text, serial) => {
  expect(isoDateSerial(text)).toBe(serial);
});

test.each(['', 'Z', 'yesterday', '2021-02-30', '44227'])('"%s" is no date', (text) => {
  expect(isoDateSerial(text)).toBeUndefined();
});
