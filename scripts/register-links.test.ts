import { expect, test } from 'vitest';
import { testKey } from '../src/register/testing/sealed-world.ts';
import { certificateLinks } from './register-links.ts';

// tests/copies/sealed.spec.ts proves that a link opens only its own certificate.
test('only correct IDs get links, and the list shows each ID as on its certificate', async () => {
  const ids = ['', 'ITA-7K3M-9QXD-2FWA7', ' ita 7k3m 9qxd 2fwa k'];
  const links = await certificateLinks(ids, testKey, ['ITA'], 'https://academy.example/SearchById');
  expect(links.map(([id]) => id)).toEqual(['ITA-7K3M-9QXD-2FWAK']);
});
