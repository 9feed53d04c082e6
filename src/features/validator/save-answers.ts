import type { SavedFormat } from '../../register/list/table-file.ts';
import { openRegisterWorker } from '../../register/worker/register-client.ts';
import type { IslandWords } from './island-words.ts';
import { shownMoment } from './shown-dates.ts';
import { answerWords } from './answer-to.ts';
import { offerFile, savedMediaTypes } from './offer-file.ts';
import { savedRows } from './saved-rows.ts';
import type { Batch } from './use-batch.ts';

/**
 * Saves all answers as a file of the visitor's, made on the device in a Worker. Gives the file's name; `undefined` where
 * a part of the program did not arrive.
 */
export async function saveAnswers(
  { rows, checked }: Batch,
  format: SavedFormat,
  words: Pick<IslandWords, 'several' | 'states' | 'sealed'>,
): Promise<string | undefined> {
  const { several } = words;
  const client = openRegisterWorker();
  const rowsToSave = savedRows(rows, several, answerWords(words), shownMoment(checked));
  const result = await client.ask({ task: 'save', format, rows: rowsToSave });
  client.close();
  if (result.status !== 'saved') return undefined;
  const name = `${several.result.fileName}-${localDay(checked)}.${format}`;
  offerFile(result.bytes, savedMediaTypes[format], name);
  return name;
}

/** The visitor's own day, `2026-01-31`. */
function localDay(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
