import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../../src/content/content.ts';
import { registerFile } from '../../src/content/schemas/register.ts';
import { RegisterFault } from '../../src/register/faults.ts';
import { readRows } from '../../src/register/read/read-rows.ts';
import { openFile } from '../../src/register/file/open-file.ts';
import { certificatesIn } from '../../src/register/certificates/certificates.ts';
import type { Printer } from '../printer.ts';

/**
 * Says where the example row of the blank register is still there: such a register may be looked at without a fault,
 * but not go live. The host of a register elsewhere is not asked.
 *
 * @throws Error where the register's file is not there or can't be opened
 */
export async function noteExample(
  content: Content,
  folder: string,
  printer: Printer,
): Promise<void> {
  const file = registerFile(content.register);
  if (file === undefined) return;
  const bytes = await readFile(join(folder, 'register', file));
  if ((await countCertificates(bytes, content)) !== 1) return;
  // Takes as long to load as the rest of the check.
  const { holdsExample } = await import('./live-register.ts');
  if (!(await holdsExample(content, folder))) return;
  printer.log(
    'register: the example row of the blank register is still there; type your first certificate over it before the site goes live',
  );
}

/** None where the register can't be read. */
async function countCertificates(bytes: Uint8Array, { register }: Content): Promise<number> {
  try {
    const rows = await readRows(await openFile(bytes));
    return certificatesIn(rows, register.columns).records.length;
  } catch (error) {
    if (error instanceof RegisterFault) return 0;
    throw error;
  }
}
