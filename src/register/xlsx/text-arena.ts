import { RegisterFault } from '../register-fault.ts';
import { damaged } from './damaged.ts';

/**
 * Collects the UTF-8 bytes of many texts and decodes them together: one call of the decoder for some
 * thousand texts instead of one for each, and no text keeps more of the file alive than its neighbours'.
 *
 * A text is opened, filled by appending, and then either taken (decoded at once) or put (promised to
 * a place in an array, which holds a placeholder until `flush`). Opening discards what was neither.
 */
export class TextArena {
  #bytes = new Uint8Array(256);
  /** Where the open text starts and the next byte goes. */
  #start = 0;
  #next = 0;
  /** How far the open text's UTF-16 length is from its number of bytes. */
  #surplus = 0;
  #mayHoldEscapes = false;
  /** The UTF-16 length of the texts that were put and wait for the decoder. */
  #waitingLength = 0;
  #waiting: PromisedText[] = [];
  readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  readonly #maxLength: number;

  /** @param maxLength UTF-16 code units that one text may have. */
  constructor(maxLength: number) {
    this.#maxLength = maxLength;
  }

  open(): void {
    this.#next = this.#start;
    this.#surplus = 0;
    this.#mayHoldEscapes = false;
  }

  get isEmpty(): boolean {
    return this.#next === this.#start;
  }

  /** Appends bytes up to the next one that needs thought: `&`, `<`, `]`, a carriage return or NUL. */
  appendRun(source: Uint8Array, from: number): number {
    let at = from;
    for (;;) {
      const byte = source[at] ?? 0;
      const kind = byteKinds[byte] ?? 0;
      if (kind !== 0) {
        if (kind === STOP) break;
        if (kind === UNDERSCORE) this.#mayHoldEscapes ||= source[at + 1] === 0x78;
        else this.#surplus += byte < 0xc0 ? -1 : byte >= 0xf0 ? 1 : 0;
      }
      at++;
    }
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

  appendCharacter(codePoint: number): void {
    if (codePoint < 0x80) this.appendByte(codePoint);
    else this.appendRun(encoder.encode(`${String.fromCodePoint(codePoint)}<`), 0);
  }

  /** The open text, decoded now. */
  take(): string {
    const text = this.#decode(this.#start, this.#next);
    const taken = this.#mayHoldEscapes ? unescapeText(text) : text;
    this.open();
    return this.#checked(taken);
  }

  /** Promises the open text, which must not be empty, to `target[index]`. */
  put(target: (string | undefined)[], index: number): void {
    // The decoder sees texts run together, so a text that starts within a character must not pass.
    if (((this.#bytes[this.#start] ?? 0) & 0xc0) === 0x80) throw invalidText();
    this.#waitingLength += this.#next - this.#start + this.#surplus;
    this.#waiting.push([target, index, this.#waitingLength, this.#mayHoldEscapes]);
    this.#start = this.#next;
    target[index] = PLACEHOLDER;
    this.open();
    if (this.#start >= FLUSH_BYTES) this.flush();
  }

  /** Keeps every promise. The open text, if there is one, is lost. */
  flush(): void {
    const text = this.#decode(0, this.#start);
    let from = 0;
    for (const [target, index, end, mayHoldEscapes] of this.#waiting) {
      const part = text.slice(from, end);
      target[index] = this.#checked(mayHoldEscapes ? unescapeText(part) : part);
      from = end;
    }
    this.#waiting = [];
    this.#waitingLength = 0;
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

  #decode(from: number, to: number): string {
    try {
      return this.#decoder.decode(this.#bytes.subarray(from, to));
    } catch (cause) {
      throw invalidText(cause);
    }
  }

  #checked(text: string): string {
    if (text.length > this.#maxLength) throw new RegisterFault('too-large', 'cell length');
    return text;
  }
}

type PromisedText = readonly [
  target: (string | undefined)[],
  index: number,
  /** Where the text ends among those that wait, in UTF-16 code units. */
  end: number,
  mayHoldEscapes: boolean,
];

const encoder = new TextEncoder();
const FLUSH_BYTES = 32 * 1024;
const PLACEHOLDER = '…';

const STOP = 1;
const UNDERSCORE = 2;
const NOT_ASCII = 3;
const byteKinds = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte >= 0x80) return NOT_ASCII;
  if (byte === 0x5f) return UNDERSCORE;
  return byte === 0 || byte === 0x0d || byte === 0x26 || byte === 0x3c || byte === 0x5d ? STOP : 0;
});

/** `_x000D_` stands for the UTF-16 code unit 000D (ECMA-376 part 1, 22.9.2.19, ST_Xstring). */
function unescapeText(text: string): string {
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

function invalidText(cause?: unknown): RegisterFault {
  return damaged('UTF-8', cause);
}
