/** The oldest supported browsers, which a cheap phone of 2021 and Windows 7 can still run. */
export const browserFloor = { chrome: 109, edge: 109, firefox: 115, safari: 16.4 } as const;

/** In the form that Vite and esbuild need to translate newer syntax and styles. */
export const buildTarget: string[] = Object.entries(browserFloor).map(
  ([browser, version]) => `${browser}${version}`,
);
