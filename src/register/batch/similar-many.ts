import { maxOffers, similarityKey } from '../lookup/similar-ids.ts';

/**
 * For each unknown ID what `similarIds` offers for it, in one pass over the register; those without an offer are
 * left out.
 */
export function similarMany(
  records: Iterable<{ readonly id: string }>,
  unknown: Iterable<string>,
): Map<string, readonly string[]> {
  const keys = new Map([...unknown].map((id) => [id, similarityKey(id)]));
  keys.forEach((key, id) => key === '' && keys.delete(id));
  const offers = new Map([...keys.values()].map((key) => [key, new Set<string>()]));
  if (offers.size > 0) {
    for (const { id } of records) offers.get(similarityKey(id))?.add(id);
  }
  return new Map(
    [...keys].flatMap(([id, key]) => {
      const similar = [...(offers.get(key) ?? [])];
      return similar.length > 0 && similar.length <= maxOffers ? [[id, similar]] : [];
    }),
  );
}
