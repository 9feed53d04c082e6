import { createHash } from 'node:crypto';

/** What tells one version of a file from another in its name: eight hexadecimal digits, from all `contents`. */
export function nameChecksum(...contents: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 8);
}
