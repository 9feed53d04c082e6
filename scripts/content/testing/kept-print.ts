/** A printer for tests, which keeps what is printed as a terminal would show it. */
export function keptPrint() {
  const kept = {
    out: '',
    err: '',
    log: (text: string): void => void (kept.out += `${text}\n`),
    error: (text: string): void => void (kept.err += `${text}\n`),
  };
  return kept;
}
