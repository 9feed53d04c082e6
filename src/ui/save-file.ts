/** Saves a file among the visitor's downloads (HTML, "Downloading resources"). */
export function saveFile(bytes: Uint8Array<ArrayBuffer>, type: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type }));
  link.download = name;
  link.click();
  // Safari may read the file late, so the file's address is kept for a minute.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The media types of saved files, by the ending of the file's name. */
export const savedMediaTypes = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
