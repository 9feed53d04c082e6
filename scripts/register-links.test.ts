import { expect, test } from 'vitest';
import {
  idFromHash,
  openedSecret,
  takeSecret,
} from '../src/features/validator/certificate-link.ts';
import { isLinkSecret } from '../src/register/sealed/keys.ts';
import { testKey } from '../src/register/testing/sealed-world.ts';
import { certificateLinks } from './register-links.ts';

const validator = 'https://academy.example/SearchById';

function links(ids: readonly string[]) {
  return certificateLinks(ids, testKey, ['ITA'], validator);
}

test('a link holds the ID and a secret of its own', async () => {
  const [[id, link] = ['', ''], [, other] = ['', '']] = await links(['A & B', 'C']);
  expect(id).toBe('A & B');
  const { origin, pathname, search, hash } = new URL(link);
  expect(origin + pathname + search).toBe(validator);
  expect(idFromHash(takeSecret(hash))).toBe(id);
  expect(await isLinkSecret(openedSecret() ?? '', id)).toBe(true);
  takeSecret(new URL(other).hash);
  expect(await isLinkSecret(openedSecret() ?? '', id)).toBe(false);
});

test('an own ID is as it is printed, however the register has it; what is none gets no link', async () => {
  const [[id] = [], ...others] = await links(['', 'ITA-7K3M-9QXD-2FWA7', ' ita 7k3m 9qxd 2fwa k']);
  expect(id).toBe('ITA-7K3M-9QXD-2FWAK');
  expect(others).toEqual([]);
});
