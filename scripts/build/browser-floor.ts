/** The oldest supported browsers: those that a cheap phone of 2021 and Windows 7 can still run. */
export const browserFloor = { chrome: 109, edge: 109, firefox: 115, safari: 16.4 } as const;

/** These browsers in the form of Vite and esbuild, which translate newer syntax and styles for them. */
export const buildTarget: string[] = Object.entries(browserFloor).map(
  ([browser, version]) => `${browser}${version}`,
);
