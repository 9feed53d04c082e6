import type { XlsxPackage } from './xlsx-package.ts';
import type { ZipEntry } from './zip-archive.ts';

/**
 * The only part whose name matches; `null` if there are several. Which of them was meant, or which sheet
 * comes first, can't be told without relations.
 */
export function onlyPart({ entries }: XlsxPackage, name: RegExp): ZipEntry | null | undefined {
  const [found, ...others] = [...entries].filter(([key]) => name.test(key));
  return others.length > 0 ? null : found?.[1];
}
