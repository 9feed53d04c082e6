import { damaged } from '../../../faults/register-fault.ts';
import type { InflateBudget } from '../../../zip/inflate-entry.ts';
import { openArchive } from '../../../zip/open-zip.ts';
import { partKey, type ZipDirectory, type ZipEntry } from '../../../zip/zip-archive.ts';

/** An open package (ECMA-376 part 2): its parts by name, and how much may still be inflated. */
export interface XlsxPackage {
  readonly entries: ZipDirectory;
  readonly budget: InflateBudget;
}

/** @throws RegisterFault as `openArchive` does. */
export async function openPackage(bytes: Uint8Array, bytesLeft: number): Promise<XlsxPackage> {
  return { entries: await openArchive(bytes), budget: { bytesLeft } };
}

/**
 * The part of that name, or `undefined` if the package has none.
 *
 * @throws RegisterFault `damaged` if two parts have the name.
 */
export function findPart({ entries }: XlsxPackage, name: string): ZipEntry | undefined {
  const entry = entries.get(partKey(name));
  if (entry === null) throw damaged(`duplicate ${name}`);
  return entry;
}
