import { defineConfig } from 'vitest/config';

/** For `npm run test:hosts` only: these tests need the hosts' own programs, which `npm ci` here installs. */
export default defineConfig({
  test: { include: ['deploy/hosts/*.test.ts'], testTimeout: 60_000 },
});
