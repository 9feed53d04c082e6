import { expect, test } from 'vitest';
import { socialNetwork } from './social-networks.tsx';

const known = ['Instagram', 'Facebook', 'LinkedIn', 'YouTube', 'X', 'WhatsApp', 'Telegram'];

test('each known network has its own sign and spelling', () => {
  const networks = [...known.map((name) => name.toUpperCase()), 'Mastodon', 'constructor'];
  const shown = networks.map(socialNetwork);
  expect(shown.map(([name]) => name)).toEqual([...known, 'Mastodon', 'constructor']);
  expect(new Set(shown.map(([, sign]) => sign)).size).toBe(known.length + 1);
});
