/**
 * Makes a function that calls `make` and remembers the first 10,000 results. Dates and amounts often repeat. Equal
 * values then share one text, which saves memory.
 */
export function remembered<Result>(make: (value: number) => Result): (value: number) => Result {
  const known = new Map<number, Result>();
  return (value) => {
    const before = known.get(value);
    if (before !== undefined) return before;
    const result = make(value);
    if (known.size < MAX_KNOWN) known.set(value, result);
    return result;
  };
}

const MAX_KNOWN = 10_000;
