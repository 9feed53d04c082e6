import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatLimits } from './format-limits.ts';

const source = new URL('../../', import.meta.url).pathname;
const siteModules = globSync('**/*.{ts,tsx,astro}', { cwd: source }).filter(
  (path) => !path.endsWith('.test.ts') && !path.startsWith('register/testing/'),
);

it('the limits of every site are those of the format', () => {
  expect(formatLimits).toEqual({ leastIterations: 600_000, leastBits: 4 });
});

it('no module of the site chooses other limits', () => {
  const users = (module: string) =>
    siteModules.filter((path) =>
      readFileSync(`${source}${path}`, 'utf8').includes(`/${module}.ts'`),
    );
  expect(users('open-within')).toEqual(['register/sealed/open-sealed.ts']);
  expect(users('seal-within')).toEqual(['register/sealed/seal-register.ts']);
  const choosing = siteModules.filter((path) =>
    /leastIterations: \d/.test(readFileSync(`${source}${path}`, 'utf8')),
  );
  expect(choosing).toEqual(['register/sealed/format-limits.ts']);
});
