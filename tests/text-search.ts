/** Looks for texts as they might lie in a file: in UTF-8, and in UTF-16 of either byte order. */
export class TextSearch {
  /** By their first six bytes, in latin1. */
  readonly #patterns = new Map<string, Buffer[]>();

  /** @param texts each of at least six bytes; shorter ones occur by chance */
  constructor(texts: readonly (string | Buffer)[]) {
    for (const pattern of texts.flatMap(encodings)) {
      const start = pattern.toString('latin1', 0, 6);
      this.#patterns.set(start, [...(this.#patterns.get(start) ?? []), pattern]);
    }
  }

  /** Those that occur in these bytes. */
  in(bytes: Buffer): string[] {
    const found: string[] = [];
    for (const [start, patterns] of this.#patterns) {
      for (let at = -1; (at = bytes.indexOf(start, at + 1, 'latin1')) >= 0;) {
        const here = patterns.filter((pattern) => isAt(bytes, at, pattern));
        found.push(...here.map((pattern) => pattern.toString('latin1')));
      }
    }
    return found;
  }
}

function encodings(text: string | Buffer): Buffer[] {
  if (typeof text !== 'string') return [text];
  const little = Buffer.from(text, 'utf16le');
  return [Buffer.from(text), little, Buffer.from(little).swap16()];
}

function isAt(bytes: Buffer, at: number, pattern: Buffer): boolean {
  return pattern.equals(bytes.subarray(at, at + pattern.length));
}
