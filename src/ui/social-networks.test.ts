import { expect, test } from 'vitest';
import { socialNetwork } from './social-networks.tsx';

const known = ['instagram', 'facebook', 'linkedin', 'youtube', 'x', 'whatsapp', 'telegram'];

test('each network that academies use has a sign of its own', () => {
  const signs = known.map((network) => socialNetwork(network)[1]);
  expect(new Set([...signs, socialNetwork('Mastodon')[1]]).size).toBe(known.length + 1);
});

test('a network is named as it writes itself, whatever the case of the letters', () => {
  expect(['Instagram', 'LINKEDIN', 'x'].map((network) => socialNetwork(network)[0])).toEqual([
    'Instagram',
    'LinkedIn',
    'X',
  ]);
});

test.each(['Mastodon', 'constructor'])('another, %s, keeps its name', (network) => {
  expect(socialNetwork(network)[0]).toBe(network);
});
