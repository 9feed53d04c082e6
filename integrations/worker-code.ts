/**
 * Rolldown's group for the code of a Worker without its `entry`. Parts that the Worker loads later import from this
 * group, since WebKit would run an entry that they import a second time.
 */
export function workerCode(name: string, entry: string) {
  return { name, tags: ['$initial' as const], test: (id: string) => !id.includes(entry) };
}
