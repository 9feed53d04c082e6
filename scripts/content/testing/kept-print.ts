import type { Printer } from '../../printer.ts';

/** A printer for tests, which keeps what is printed as a terminal would show it. */
export function keptPrint(): Printer & { readonly out: string; readonly err: string } {
  const kept = { out: '', err: '' };
  return {
    log: (text) => (kept.out += `${text}\n`),
    error: (text) => (kept.err += `${text}\n`),
    get out() {
      return kept.out;
    },
    get err() {
      return kept.err;
    },
  };
}
