import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Uses every core. The default leaves one core idle, which is half of a small machine.
    maxWorkers: '100%',
    // Threads start faster than processes. Test files that share a thread read the content and the built pages only
    // once.
    pool: 'threads',
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    // Long timeouts let tests pass on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'integrations/**/*.test.ts'],
        },
      },
      // Only `npm run test:hosts` runs `hosts`, which needs the hosts' own programs.
      { extends: true, test: { name: 'hosts', include: ['deploy/hosts/*.test.ts'] } },
      // The tests of `built` check the built files. They need dist/ but no browser.
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{faults,heard,producers,scanned}/**', '**/node_modules/**'],
        },
      },
      // Only `npm run test:faults` runs `faults`: 400 faults between a register and its reader.
      { extends: true, test: { name: 'faults', include: ['tests/faults/*.test.ts'] } },
      // Only `npm run test:producers` runs `producers`, which needs other programs that write spreadsheets.
      { extends: true, test: { name: 'producers', include: ['tests/producers/*.test.ts'] } },
      // Only `npm run test:heard` runs `heard`, which needs a screen reader and takes a quarter of an hour.
      {
        extends: true,
        test: {
          name: 'heard',
          include: ['tests/heard/*.test.ts'],
        },
      },
      // Only `npm run test:scanned` runs `scanned`, which needs readers of QR codes.
      { extends: true, test: { name: 'scanned', include: ['tests/scanned/*.test.ts'] } },
    ],
    // Vitest empties imported style sheets, but our code reads the colours of this one.
    css: { include: [/theme\.css\?raw$/] },
  },
});
