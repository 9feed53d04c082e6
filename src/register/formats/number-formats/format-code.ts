/** A number format, or the number of a built-in one. */
export type FormatCode = string | number;
