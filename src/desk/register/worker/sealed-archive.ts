import { zipSync } from 'fflate';
import { dateInIndia } from '../../../content/date-in-india.ts';
import { findingWords } from '../../../register/inspection/finding-words.ts';
import { unsealable } from '../../../register/inspection/guessable-ids.ts';
import { certificatesToSeal } from '../../../register/sealed/certificates-to-seal.ts';
import { readKeyFile } from '../../../register/sealed/key-file.ts';
import { SealError } from '../../../register/sealed/seal-error.ts';
import { sealRegister } from '../../../register/sealed/seal-register.ts';
import type { OpenedSheet } from './opened-sheet.ts';
import type { RoomReplies } from './room-messages.ts';

/**
 * Seals the sheet as a build does, into a zip archive of the folder `sealed`.
 *
 * @param keyText the text of the key file
 */
export async function sealedArchive(
  { rows, context }: OpenedSheet,
  keyText: string,
  onProgress: (done: number, all: number) => void,
): Promise<RoomReplies['seal']> {
  const records = certificatesToSeal(rows, context.columns);
  const [fault] = unsealable(records, context);
  if (fault) {
    const { what, fix } = findingWords(fault);
    return { status: 'refused', sentences: [what, fix] };
  }
  let sealed: Awaited<ReturnType<typeof sealRegister>>;
  try {
    sealed = await sealRegister({
      records,
      key: await readKeyFile(keyText),
      prefixes: context.idPrefixes,
      link: context.opensByLink,
      date: dateInIndia(),
      now: Math.floor(Date.now() / 1000),
      onProgress,
    });
  } catch (error) {
    return { status: 'refused', sentences: sentencesOf(error) };
  }
  const { manifest, buckets, rowsWithoutId } = sealed;
  const files: Record<string, Uint8Array> = {};
  for (const [path, bytes] of buckets) files[`sealed/${path}`] = bytes;
  files['sealed/manifest.txt'] = new TextEncoder().encode(manifest);
  return {
    status: 'sealed',
    // Sealed bytes can't be made smaller.
    bytes: zipSync(files, { level: 0 }),
    certificates: records.length - rowsWithoutId.length,
    rowsWithoutId,
  };
}

function sentencesOf(error: unknown): string[] {
  if (error instanceof SealError) {
    return error.problems.map(({ row, text }) =>
      row === undefined ? text : `Row ${row}: ${text}`,
    );
  }
  return [error instanceof Error ? error.message : String(error)];
}
