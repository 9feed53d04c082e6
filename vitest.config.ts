import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    // Style sheets come back empty in tests, but for the one whose colours code reads.
    css: { include: [/theme\.css\?raw$/] },
  },
});
