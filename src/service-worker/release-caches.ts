const prefix = 'academy-';

/** The names of the caches that belong to a release. */
export function releaseCaches(release: string) {
  return {
    precache: `${prefix}precache-${release}`,
    pages: `${pagesPrefix}${release}`,
    register: `${prefix}register-${release}`,
    /** Shared by all releases: a name in it stands for the same bytes for ever. */
    files: `${prefix}files`,
  } as const;
}

const pagesPrefix = `${prefix}pages-`;

/** The addresses of the pages that earlier releases have kept. */
export async function earlierPages(release: string): Promise<string[]> {
  const current = releaseCaches(release).pages;
  const names = (await caches.keys()).filter((name) => name.startsWith(pagesPrefix));
  const kept = await Promise.all(
    names.filter((name) => name !== current).map(async (name) => (await caches.open(name)).keys()),
  );
  return [...new Set(kept.flat().map(({ url }) => url))];
}

/** Removes what earlier releases have kept, so that no page is ever put together from two of them. */
export async function deleteEarlierCaches(release: string): Promise<void> {
  const current: readonly string[] = Object.values(releaseCaches(release));
  const earlier = (await caches.keys()).filter(
    (name) => name.startsWith(prefix) && !current.includes(name),
  );
  await Promise.all(earlier.map((name) => caches.delete(name)));
}
