/** What a system says that has no way to the host, whatever the host itself would say. */
const codes = ['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN', 'EHOSTUNREACH'];

/** Whether a failed `fetch` never reached the network, as far as Node tells (`error.cause.code`). */
export function isWithoutNetwork(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  // What can't be reached at several addresses of a host is an AggregateError.
  const causes: unknown[] = cause instanceof AggregateError ? cause.errors : [cause];
  return causes.some(
    (one) => one instanceof Error && 'code' in one && codes.includes(String(one.code)),
  );
}
