/** The package `subset-font` has no types. */
declare module 'subset-font' {
  // eslint-disable-next-line no-restricted-exports -- the package has a default export.
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype';
      readonly variationAxes: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >;
      readonly keepFeatures?: readonly string[];
      readonly noHinting?: boolean;
    },
  ): Promise<Buffer<ArrayBuffer>>;
}
