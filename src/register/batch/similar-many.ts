import { offered, similarityKey, withoutSeparators } from '../lookup/similar-ids.ts';

/**
 * For each unknown ID what `similarIds` offers for it, in one pass over the register; those without an offer are
 * left out.
 */
export function similarMany(
  records: Iterable<{ readonly id: string }>,
  unknown: Iterable<string>,
): Map<string, readonly string[]> {
  const keys = new Map([...unknown].map((id) => [id, similarityKey(id)]));
  keys.forEach((key, id) => withoutSeparators(key) === '' && keys.delete(id));
  const similar = new Map([...keys.values()].map((key) => [key, new Set<string>()]));
  const separated = new Map(
    [...similar.keys()].map((key) => [withoutSeparators(key), new Set<string>()]),
  );
  if (similar.size > 0) {
    for (const { id } of records) {
      const key = similarityKey(id);
      similar.get(key)?.add(id);
      separated.get(withoutSeparators(key))?.add(id);
    }
  }
  const none = new Set<string>();
  return new Map(
    [...keys].flatMap(([id, key]) => {
      const sameBare = separated.get(withoutSeparators(key)) ?? none;
      const offers = offered(similar.get(key) ?? none, sameBare);
      return offers.length > 0 ? [[id, offers]] : [];
    }),
  );
}
