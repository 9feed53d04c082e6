import { readFile } from 'node:fs/promises';
import type { Content } from '../../src/content/content.ts';
import { RegisterFault } from '../../src/register/faults.ts';
import { readRows } from '../../src/register/read/read-rows.ts';
import { openFile } from '../../src/register/file/open-file.ts';
import { fetchRegister } from '../../src/register/load/fetch-register.ts';
import { certificatesToSeal, type CertificateToSeal } from '../../src/register/sealed/seal.ts';
import { isAddress } from '../register/check-register.ts';
import { registerOf } from '../register/register-of.ts';

/**
 * The certificates of the register that the content names, read as the validator reads one.
 *
 * @param contentFolder the content folder
 * @throws Error with sentences for the owner where it can't be read
 */
export async function siteCertificates(
  content: Content,
  contentFolder: string,
): Promise<readonly CertificateToSeal[]> {
  const source = registerOf(content, contentFolder);
  try {
    const bytes = isAddress(source) ? await fetchRegister(source) : await readFile(source);
    return certificatesToSeal(await readRows(await openFile(bytes)), content.register.columns);
  } catch (error) {
    if (!(error instanceof RegisterFault)) throw error;
    const { kind, detail } = error;
    const found = detail === undefined ? '' : ` (${detail})`;
    throw new Error(
      `The register ${source} could not be read${found}, so it was not sealed.\n  do: ${content.registerFaults[kind].owner}`,
      { cause: error },
    );
  }
}
