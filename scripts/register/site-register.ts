import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../../src/content/content.ts';
import { registerFile, type RegisterSettings } from '../../src/content/schemas/register.ts';
import type { Bytes } from '../../src/spreadsheet/bytes.ts';
import { isFault } from '../../src/register/faults.ts';
import { openFile } from '../../src/spreadsheet/file/open-file.ts';
import { fetchRegister } from '../../src/register/load/fetch-register.ts';
import { readRows } from '../../src/spreadsheet/read/read-rows.ts';
import { certificatesToSeal, type CertificatesToSeal } from '../../src/register/sealed/seal.ts';
import type { SheetRow } from '../../src/spreadsheet/sheet/cells.ts';

/** The address of the site's register, or the path of its file in the content folder. */
export function registerPlace(settings: Pick<RegisterSettings, 'address'>, folder: string): string {
  const file = registerFile(settings);
  return file === undefined ? settings.address : join(folder, 'register', file);
}

/**
 * The file of the rows that the owner has confirmed. It has a certificate's ID in each line, so that of a sealed
 * register is never in the repository: `.gitignore` names it.
 */
export function rememberedFile(
  { sealed }: Pick<RegisterSettings, 'sealed'>,
  folder: string,
): string {
  return join(folder, sealed ? 'confirmed-rows.local.txt' : 'confirmed-rows.txt');
}

/** The text of a file of remembered rows; undefined if nothing was ever confirmed. */
export function rememberedText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}

/** Whether `place` is a web address, and not the path of a file. */
export function isAddress(place: string): boolean {
  return /^https?:\/\//i.test(place);
}

/**
 * The bytes of a register.
 *
 * @throws SheetFault or RegisterFault, or Error with sentences for the owner if a file can't be opened
 */
export async function registerBytes(place: string): Promise<Bytes> {
  if (isAddress(place)) return fetchRegister(place);
  return readFile(place).catch((cause: unknown) => {
    throw new Error(
      `The register ${place} can't be opened (${String(cause)}).\n  do: check that it exists, is a file and not a folder, and that you may read it`,
      { cause },
    );
  });
}

/**
 * The rows of a register's sheet, as the validator reads them.
 *
 * @throws as `registerBytes` does
 */
export async function registerRows(place: string): Promise<Iterable<SheetRow>> {
  return readRows(await openFile(await registerBytes(place)));
}

/**
 * Reads the certificates in the site's register.
 *
 * @throws Error for the owner, with the register's address or path, its fault and what to do
 */
export async function siteCertificates(
  { register, registerFaults }: Content,
  folder: string,
): Promise<CertificatesToSeal> {
  const place = registerPlace(register, folder);
  try {
    return certificatesToSeal(await registerRows(place), register);
  } catch (cause) {
    if (!isFault(cause)) throw cause;
    const found = cause.detail === undefined ? '' : ` (${cause.detail})`;
    throw new Error(
      `The register ${place} could not be read${found}, so it was not sealed.\n  do: ${registerFaults[cause.kind].owner}`,
      { cause },
    );
  }
}

/** Shortens texts in quotation marks, such as IDs and names, in an automatic run, whose log may be public. */
export function forLog(report: string): string {
  if (!process.env['GITHUB_ACTIONS']) return report;
  const shortened = report.replace(/"([^"\n]{4})[^"\n]+"/g, '"$1…"');
  if (shortened === report) return report;
  return `${shortened}\n\nTexts of the register are cut short in this log. On your own computer \`npm run register:check\` shows them whole.`;
}
