/** Puts a file among the visitor's downloads (HTML, "Downloading resources"). */
export function offerFile(bytes: Uint8Array<ArrayBuffer>, type: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type }));
  link.download = name;
  link.click();
  // The browser has taken it by then; Safari takes its time.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Of the files that are made here, by their ending. */
export const savedMediaTypes = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
