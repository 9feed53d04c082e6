import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registerFile, type RegisterSettings } from '../../src/content/schemas/register.ts';
import { RegisterFault } from '../../src/register/faults/register-fault.ts';
import { readRows } from '../../src/register/read/read-rows.ts';
import { openFile } from '../../src/register/file/open-file.ts';
import { fetchRegister } from '../../src/register/network/fetch-register.ts';

/**
 * Every text in the site's register, of which no new ID may be one.
 *
 * @param folder the content folder
 * @throws Error where the register can't be read: an ID that it holds could be made a second time
 */
export async function idsInRegister(settings: RegisterSettings, folder: string): Promise<string[]> {
  const file = registerFile(settings);
  try {
    const bytes =
      file === undefined
        ? await fetchRegister(settings.address)
        : await readFile(join(folder, 'register', file));
    const rows = await readRows(await openFile(bytes));
    return rows.flatMap(({ cells }) => cells.filter((text) => text !== undefined));
  } catch (cause) {
    const what = cause instanceof RegisterFault ? cause.message : String(cause);
    throw new Error(
      `no IDs were made, since the register can't be read, and none of its IDs may be made again (${what})\ndo: run npm run register:check, which says what to do`,
      { cause },
    );
  }
}
