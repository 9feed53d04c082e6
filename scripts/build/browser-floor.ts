/** The oldest supported browsers: those that a cheap phone of 2021 and Windows 7 can still run. */
export const browserFloor = { chrome: 109, edge: 109, firefox: 115, safari: 16.4 } as const;

/**
 * The oldest supported browsers, as Vite and esbuild name them. Both translate newer syntax and styles for these
 * browsers.
 */
export const buildTarget: string[] = Object.entries(browserFloor).map(
  ([browser, version]) => `${browser}${version}`,
);
