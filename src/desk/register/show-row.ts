const eventName = 'show-row';

/** Lets the table of rows show one. */
export function showRow(row: number): void {
  dispatchEvent(new CustomEvent(eventName, { detail: row }));
}

/** @returns what ends it */
export function onShowRow(show: (row: number) => void): () => void {
  const hear = (event: Event) => {
    // The only one who sends it is above.
    show((event as CustomEvent<number>).detail);
  };
  addEventListener(eventName, hear);
  return () => removeEventListener(eventName, hear);
}
