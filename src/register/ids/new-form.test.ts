import { describe, expect, it } from 'vitest';
import { formedId, printedId } from './new-form.ts';

const prefixes = ['ITA'];

describe('an ID of the new form', () => {
  it.each([
    [' ita 7k3m 9qxd 2fwak', 'ITA-7K3M-9QXD-2FWAK'],
    ['ITA\u20137K3M\u20139QXD\u20132FWAK', 'ITA-7K3M-9QXD-2FWAK'],
    ['ita-oooo-oooo-000l2', 'ITA-0000-0000-00012'],
    ['1TA7K3M9QXD2FWAK', 'ITA-7K3M-9QXD-2FWAK'],
    ['\uff29\uff34\uff21-7K3M-9QXD-2FWAK', 'ITA-7K3M-9QXD-2FWAK'],
  ])('%j is read as it is printed', (typed, id) => {
    expect(formedId(typed, prefixes)).toEqual({ form: 'new', id });
  });

  it('with one wrong character is told', () => {
    expect(formedId('ITA-7M3M-9QXD-2FWAK', prefixes)).toEqual({ form: 'mistyped' });
  });

  it.each([
    ['an old ID', 'ITA-2024-0007'],
    ['another prefix', 'XYZ-7K3M-9QXD-2FWA9'],
    ['a letter that the alphabet lacks', 'ITA-7U3M-9QXD-2FWAK'],
    ['a character too many', 'ITA-7K3M-9QXD-2FWAKK'],
    ['nothing', ''],
    ['a long text', `${' '.repeat(64)}ITA-7K3M-9QXD-2FWAK`],
  ])('is not %s', (_, typed) => {
    expect(formedId(typed, prefixes)).toEqual({ form: 'other' });
  });

  it('is none where the academy has no prefix', () => {
    expect(formedId('ITA-7K3M-9QXD-2FWAK', [])).toEqual({ form: 'other' });
  });

  it('is printed in groups, with its check character', () => {
    expect(printedId('ITA', '7K3M9QXD2FWA')).toBe('ITA-7K3M-9QXD-2FWAK');
  });
});
