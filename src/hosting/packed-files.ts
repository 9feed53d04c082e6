import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { isText } from './media-types.ts';

/** How nginx and Apache find a packed file: under the file's own name, followed by the ending. */
const packings = {
  gz: (bytes: Uint8Array) => gzipSync(bytes, { level: 9 }),
  // Node's default quality, 11, is the highest.
  br: (bytes: Uint8Array) => brotliCompressSync(bytes),
};

/**
 * Writes `.gz` and `.br` beside each text in `folder`, so that nginx and Apache need not compress a text for each
 * visitor. A packed file that would not be smaller is left out.
 */
export function writePackedFiles(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter(isText)) {
    const bytes = readFileSync(join(folder, file));
    for (const [ending, pack] of Object.entries(packings)) {
      const packed = pack(bytes);
      if (packed.length < bytes.length) writeFileSync(join(folder, `${file}.${ending}`), packed);
    }
  }
}
