/** As much of the package as is used here; it has no types of its own. */
declare module 'papaparse' {
  export interface ParseStepResult<Row> {
    /** One row's cells. */
    readonly data: Row;
    readonly errors: readonly { readonly type: string; readonly code: string }[];
  }

  interface ParseOptions<Row> {
    readonly delimiter?: string;
    readonly newline?: '\r\n' | '\n' | '\r';
    /** How many rows are read. */
    readonly preview?: number;
    readonly skipEmptyLines?: boolean;
    /** Is given each row as it is read; the result has none then. */
    readonly step?: (result: ParseStepResult<Row>) => void;
  }

  const papa: {
    parse<Row>(text: string, options?: ParseOptions<Row>): { readonly data: Row[] };
  };
  // eslint-disable-next-line no-restricted-exports -- that is how the package has it.
  export default papa;
}
