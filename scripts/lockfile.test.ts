import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Locked {
  readonly integrity?: string;
  readonly inBundle?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const text = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8');
const { packages } = JSON.parse(text) as { packages: Readonly<Record<string, Locked>> };
const locked = Object.entries(packages);

test('the lockfile has a checksum for each package that npm downloads', () => {
  const without = locked
    .filter(([path, { integrity, inBundle }]) => path && !inBundle && !integrity)
    .map(([path]) => path);
  expect(without).toEqual([]);
});

test('the lockfile has the packages of every platform, not only of the one that wrote it', () => {
  const missing = locked.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

test.each(['linux-x64', 'linux-arm64', 'win32-x64', 'darwin-x64', 'darwin-arm64'])(
  'npm ci brings exactly one Node for %s',
  (platform) => {
    const [os = '', cpu = ''] = platform.split('-');
    const own = Object.keys(packages['']?.optionalDependencies ?? {}).filter((name) => {
      const fits = packages[`node_modules/${name}`];
      return fits?.os?.includes(os) && fits.cpu?.includes(cpu);
    });
    expect(own).toHaveLength(1);
  },
);
