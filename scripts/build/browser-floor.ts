/** The oldest browsers that show every page and can use every function: a cheap phone of 2021, and Windows 7. */
export const browserFloor = { chrome: 109, edge: 109, firefox: 115, safari: 16.4 } as const;

/** The same for Vite and esbuild: what is newer in syntax and styles they write in older words. */
export const buildTarget: string[] = Object.entries(browserFloor).map(
  ([browser, version]) => `${browser}${version}`,
);
