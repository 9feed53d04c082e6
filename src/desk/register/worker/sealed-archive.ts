import { zipSync } from 'fflate';
import { dateInIndia } from '../../../content/date-in-india.ts';
import { findingWords, unsealable } from '../../../register/inspection/findings.ts';
import { readKeyFile } from '../../../register/sealed/keys.ts';
import {
  certificatesToSeal,
  sealRegister,
  type SealedOutput,
} from '../../../register/sealed/seal.ts';
import type { OpenedSheet } from './opened-sheet.ts';
import type { SealReply } from './room-messages.ts';

/**
 * Seals the sheet as a build does, into a zip archive of the folder `sealed`.
 *
 * @param keyText the text of the key file
 */
export async function sealedArchive(
  { rows, context }: OpenedSheet,
  keyText: string,
  onProgress: (done: number, all: number) => void,
): Promise<SealReply> {
  const records = certificatesToSeal(rows, context.columns);
  const [fault] = unsealable(records, context);
  if (fault) {
    const { what, fix } = findingWords(fault);
    return { status: 'refused', sentences: [what, fix] };
  }
  let sealed: SealedOutput;
  try {
    sealed = await sealRegister({
      records,
      siteKey: readKeyFile(keyText),
      prefixes: context.idPrefixes,
      link: context.opensByLink,
      date: dateInIndia(),
      onProgress,
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { status: 'refused', sentences: message.split('\n') };
  }
  const { files, rowsWithoutId } = sealed;
  const named = [...files].map(([path, bytes]) => [`sealed/${path}`, bytes] as const);
  return {
    status: 'sealed',
    // Sealed bytes can't be made smaller.
    bytes: zipSync(Object.fromEntries(named), { level: 0 }),
    certificates: records.length - rowsWithoutId.length,
    rowsWithoutId,
  };
}
