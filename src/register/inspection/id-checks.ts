import type { CertificateRecord } from '../certificates/certificates.ts';
import { similarityKey } from '../certificates/similar-ids.ts';
import { formedId } from '../ids.ts';
import type { Found, InspectionContext } from './inspection-types.ts';

type Records = readonly CertificateRecord[];

export function duplicates(records: Records): readonly Records[] {
  return [...Map.groupBy(records, ({ id }) => id).values()].filter((same) => same.length > 1);
}

/** Groups of certificates with easily confused IDs. */
export function alike(records: Records): readonly Records[] {
  return [...Map.groupBy(records, ({ id }) => similarityKey(id)).values()].filter((group) =>
    group.some(({ id }) => id !== group[0]?.id),
  );
}

/**
 * Finds the IDs that can be guessed: short IDs, and IDs that differ only in digits and have numbers close to each
 * other. Finds nothing if links have secrets, or the owner allows such IDs.
 */
export function guessable(
  records: readonly { readonly id: string; readonly row: number }[],
  settings: Partial<InspectionContext>,
): Found[] {
  const { idPrefixes = [], sealedLinks, sealedIdsAreGuessable } = settings;
  if (sealedLinks || sealedIdsAreGuessable) return [];
  const others = [...new Set(records.map(({ id }) => id))].filter(
    (id) => id !== '' && formedId(id, idPrefixes).form !== 'new',
  );
  const byFrame = Map.groupBy(others, (id) => id.replace(/\p{Nd}+/gu, '#'));
  // A computer can try all combinations of fewer than six letters and digits.
  const isShort = (id: string) => id.replace(/[^\p{L}\p{Nd}]/gu, '').length < 6;
  const ids = [...byFrame.values()].flatMap((same) =>
    isClose(same) ? same : same.filter(isShort),
  );
  const found = new Set(ids);
  return [{ lines: records.filter(({ id }) => found.has(id)), texts: ids.slice(0, 1) }];
}

/** Whether at least one in a million possible numbers is an ID. A computer can try a million numbers in a minute. */
function isClose(ids: readonly string[]): boolean {
  let [least, most] = [Infinity, -Infinity];
  for (const id of ids) {
    const number = Number(id.normalize('NFKC').replace(/[^0-9]/g, ''));
    least = Math.min(least, number);
    most = Math.max(most, number);
  }
  const range = most - least + 1;
  return ids.length > 1 && range / ids.length <= 1_000_000;
}
