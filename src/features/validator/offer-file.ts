import type { SavedFormat } from '../../register/list/table-file.ts';

/** Puts a file among the visitor's downloads (HTML, "Downloading resources"). */
export function offerFile(bytes: Uint8Array<ArrayBuffer>, type: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type }));
  link.download = name;
  link.click();
  // The browser has taken it by then; Safari takes its time.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export const savedMediaTypes: Readonly<Record<SavedFormat, string>> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
