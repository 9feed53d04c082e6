/** As much of the package as is used here; it has no types of its own. */
declare module 'subset-font' {
  // eslint-disable-next-line no-restricted-exports -- that is how the package has it.
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
