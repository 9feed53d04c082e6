/** Where a command prints its lines: the console, or what keeps them for a test. */
export interface Printer {
  log(text: string): void;
  error(text: string): void;
}
