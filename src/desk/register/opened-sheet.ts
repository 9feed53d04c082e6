import type { RegisterContext } from '../../content/content.ts';
import { inspectFile, type Inspection } from '../../register/inspection/inspect-register.ts';
import { unusable } from '../../register/certificates/own-ids.ts';
import { sealedId } from '../../register/sealed/format.ts';
import {
  foundVerdict,
  registerIn,
  verdictOn,
  type LoadedRegister,
  type Verdict,
} from '../../register/certificates/verdict.ts';

/** A sheet that was read. */
export interface OpenedSheet {
  readonly inspection: Inspection;
  /** As the site would ask it; missing where that could not use it, of which the inspection says why. */
  readonly register: LoadedRegister | undefined;
}

/**
 * Reads a sheet as the site does. It stays in this page, which says before that it is reading: 5,000 rows of eight columns
 * held it up for 1.6 to 2.5 seconds in Chromium on a busy machine of two cores, and 100,000, which no academy keeps, for 11
 * to 15. A Worker would be more to look after than that wait is worth.
 *
 * @throws RegisterFault where the validator can't read the file
 */
export async function openSheet(bytes: Uint8Array, context: RegisterContext): Promise<OpenedSheet> {
  const { rows, inspection } = await inspectFile(bytes, context);
  const isUsable = unusable(inspection.register) === undefined;
  return { inspection, register: isUsable ? registerIn(rows, context) : undefined };
}

/** What the site answers to a search for this text, once the sheet is published. */
export function siteVerdict(
  register: LoadedRegister,
  { sealed, idPrefixes = [] }: RegisterContext,
  text: string,
): Verdict {
  if (!sealed) return verdictOn(register, text);
  // A sealed register answers to a whole ID only, and offers nothing that may have been meant.
  const asked = sealedId(text, idPrefixes);
  if (asked === undefined) return { status: 'mistyped', similar: [] };
  const found = register.records.find(({ id }) => id && sealedId(id, idPrefixes) === asked);
  if (found) return foundVerdict(register, found);
  return { status: register.lacksIds && asked !== '' ? 'incomplete' : 'invalid', similar: [] };
}
