import { damaged } from '../../../faults/register-fault.ts';

/**
 * Collects the UTF-8 bytes of many texts and decodes them together: one call of the decoder for some
 * thousand texts instead of one for each, and no text keeps more of the file alive than its neighbours'.
 *
 * A text is opened, filled by appending, and then either taken (decoded at once) or put (promised to
 * a place in an array, which holds a placeholder until `flush`). Opening discards what was neither.
 */
export class TextArena {
  /** The texts that were put, each followed by a NUL, which XML can't hold; then the open text. */
  #bytes = new Uint8Array(256);
  /** Where the open text starts and the next byte goes. */
  #start = 0;
  #next = 0;
  /** Where each text that was put belongs: its array, and the place in it. */
  #targets: (string | undefined)[][] = [];
  #indexes: number[] = [];
  readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

  open(): void {
    this.#next = this.#start;
  }

  get isEmpty(): boolean {
    return this.#next === this.#start;
  }

  /** Appends bytes up to the next one that needs thought: `&`, `<`, a carriage return or NUL. */
  appendRun(source: Uint8Array, from: number): number {
    let at = from;
    while (stops[source[at] ?? 0] === 0) at++;
    let next = this.#reserve(at - from);
    const bytes = this.#bytes;
    for (let i = from; i < at; i++) bytes[next++] = source[i] ?? 0;
    this.#next = next;
    return at;
  }

  appendByte(byte: number): void {
    // The buffer may be another one afterwards.
    const at = this.#reserve(1);
    this.#bytes[at] = byte;
    this.#next++;
  }

  /** The open text, decoded now. */
  take(): string {
    const [text = ''] = this.#decoded(this.#start, this.#next);
    this.open();
    return text;
  }

  /** Promises the open text to `target[index]`. */
  put(target: (string | undefined)[], index: number): void {
    this.appendByte(0);
    this.#start = this.#next;
    this.#targets.push(target);
    this.#indexes.push(index);
    target[index] = PLACEHOLDER;
    if (this.#start >= FLUSH_BYTES) this.flush();
  }

  /** Keeps every promise. The open text, if there is one, is lost. */
  flush(): void {
    const texts = this.#decoded(0, this.#start);
    this.#targets.forEach((target, i) => (target[this.#indexes[i] ?? 0] = texts[i]));
    this.#targets = [];
    this.#indexes = [];
    this.#start = 0;
    this.open();
  }

  #reserve(count: number): number {
    if (this.#next + count > this.#bytes.length) {
      const larger = new Uint8Array(2 * (this.#next + count));
      larger.set(this.#bytes.subarray(0, this.#next));
      this.#bytes = larger;
    }
    return this.#next;
  }

  #decoded(from: number, to: number): string[] {
    let text: string;
    try {
      text = this.#decoder.decode(this.#bytes.subarray(from, to));
    } catch (cause) {
      throw damaged('a text is not in UTF-8', cause);
    }
    const parts = text.split('\0');
    return text.includes('_x') ? parts.map(unescaped) : parts;
  }
}

const FLUSH_BYTES = 32 * 1024;
const PLACEHOLDER = '…';

/** 1 for the bytes that `appendRun` stops at. */
const stops = new Uint8Array(256);
for (const character of '\0\r&<') stops[character.charCodeAt(0)] = 1;

/** `_x000D_` stands for the UTF-16 code unit 000D (ECMA-376 part 1, 22.9.2.19, ST_Xstring). */
function unescaped(text: string): string {
  return text.replace(/_x([\da-fA-F]{4})_/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
