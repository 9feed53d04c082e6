import { expect, test } from 'vitest';
import { idFromHash } from '../../src/features/validator/certificate-link.ts';
import { openedSecret, takeSecret } from '../../src/features/validator/link-secret.ts';
import { linkSecretIn } from '../../src/register/sealed/link-secret.ts';
import { toHex } from '../../src/register/sealed/hex.ts';
import { sealedVectors, vectorKey } from '../../src/register/testing/sealed-vectors.ts';
import { certificateLinks } from './certificate-links.ts';

const { linkVariant } = sealedVectors;
const validator = 'https://academy.example/SearchById';

function links(ids: readonly string[]) {
  return certificateLinks(ids, { key: vectorKey, prefixes: ['ITA'], validator });
}

test('a link holds the ID and the secret that the vectors of the format have for it', async () => {
  const [[id, link] = ['', '']] = await links([linkVariant.id]);
  expect(id).toBe(linkVariant.id);
  const { origin, pathname, search, hash } = new URL(link);
  expect(origin + pathname + search).toBe(validator);
  expect(idFromHash(takeSecret(hash))).toBe(linkVariant.id);
  const secret = await linkSecretIn(openedSecret() ?? '', linkVariant.id);
  expect(secret && toHex(secret)).toBe(linkVariant.linkSecret);
});

test('an ID of the academy’s own form is as it is printed, however the register has it', async () => {
  const [[id] = []] = await links([' ita 7k3m 9qxd 2fwa k']);
  expect(id).toBe('ITA-7K3M-9QXD-2FWAK');
});

test('rows without an ID, and texts that are none, get no link', async () => {
  expect(await links(['', ' ', 'ITA-7K3M-9QXD-2FWA7'])).toEqual([]);
});
