/** The oldest supported browsers, which a cheap phone of 2021 and Windows 7 can still run. */
export const browserFloor = { chrome: 109, edge: 109, firefox: 115, safari: 16.4 } as const;

/** The same browsers in the form for Vite and esbuild, such as `chrome109`. */
export const buildTarget: string[] = Object.entries(browserFloor).map(
  ([browser, version]) => `${browser}${version}`,
);
