/** A number of things in words: `1 row`, `1,200 rows`. */
export function counted(count: number, one: string): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? one : `${one}s`}`;
}
