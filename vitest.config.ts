import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Every core: the default leaves one idle, which is half of a small machine.
    maxWorkers: '100%',
    // Threads start faster than processes, and files that share one read the content and the built pages once.
    pool: 'threads',
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    // Milliseconds. Generous, since a busy machine is no fault of the code.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
        },
      },
      // For `npm run test:hosts` only: it needs the hosts' own programs.
      { extends: true, test: { name: 'hosts', include: ['deploy/hosts/*.test.ts'] } },
      // Tests of the built files. They need dist/, but no browser.
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{heard,producers,scanned}/**', '**/node_modules/**'],
        },
      },
      // For `npm run test:producers` only: it needs other programs that write spreadsheets.
      { extends: true, test: { name: 'producers', include: ['tests/producers/*.test.ts'] } },
      // For `npm run test:heard` only: it needs a screen reader, and takes a quarter of an hour.
      {
        extends: true,
        test: {
          name: 'heard',
          include: ['tests/heard/*.test.ts'],
          testTimeout: 180_000,
        },
      },
      // For `npm run test:scanned` only: it needs readers of QR codes.
      { extends: true, test: { name: 'scanned', include: ['tests/scanned/*.test.ts'] } },
    ],
    // Style sheets are empty in tests, except the one whose colours our code reads.
    css: { include: [/theme\.css\?raw$/] },
  },
});
