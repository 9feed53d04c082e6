import { damaged } from '../../faults/register-fault.ts';

/**
 * The records of one part of an .xlsb ([MS-XLSB] 2.1.4), one after another: `next` goes on to a record, the
 * others read in its data. Whatever lengths a record declares, nothing outside of it is read.
 */
export class Biff12Records {
  /** Of the current record. */
  type = -1;
  readonly #name: string;
  readonly #view: DataView;
  #start = 0;
  #end = 0;

  /** @param name the part's, for faults */
  constructor(name: string, bytes: Uint8Array) {
    this.#name = name;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  /**
   * @returns whether there is a record
   * @throws RegisterFault `damaged` where the part is cut off
   */
  next(): boolean {
    let at = this.#end;
    if (at === this.#view.byteLength) return false;
    const byte = () => {
      if (at >= this.#view.byteLength) throw this.#cutOff();
      return this.#view.getUint8(at++);
    };
    let low = byte();
    this.type = low & 0x80 ? (low & 0x7f) | ((byte() & 0x7f) << 7) : low;
    let size = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      low = byte();
      size |= (low & 0x7f) << shift;
      if (!(low & 0x80)) break;
    }
    this.#start = at;
    this.#end = at + size;
    if (this.#end > this.#view.byteLength) throw this.#cutOff();
    return true;
  }

  uint8(offset: number): number {
    return this.#view.getUint8(this.#at(offset, 1));
  }

  uint16(offset: number): number {
    return this.#view.getUint16(this.#at(offset, 2), true);
  }

  uint24(offset: number): number {
    return this.uint16(offset) | (this.uint8(offset + 2) << 16);
  }

  uint32(offset: number): number {
    return this.#view.getUint32(this.#at(offset, 4), true);
  }

  float64(offset: number): number {
    return this.#view.getFloat64(this.#at(offset, 8), true);
  }

  /** A number in four bytes (RkNumber, 2.5.122): a whole one or the upper half of a double, perhaps times 100. */
  rkNumber(offset: number): number {
    const bits = this.#view.getInt32(this.#at(offset, 4), true);
    let value = bits >> 2;
    if (!(bits & 2)) {
      rkDouble.setInt32(0, bits & ~3);
      value = rkDouble.getFloat64(0);
    }
    return bits & 1 ? value / 100 : value;
  }

  /** A text after its length in characters (XLWideString, 2.5.168); none where that is 0xFFFFFFFF. */
  text(offset: number): string {
    const length = this.uint32(offset);
    if (length === 0xffffffff) return '';
    const at = this.#at(offset + 4, 2 * length);
    return utf16.decode(new Uint8Array(this.#view.buffer, this.#view.byteOffset + at, 2 * length));
  }

  /** The place after a text, or NaN where it would go beyond the record. */
  textEnd(offset: number): number {
    if (!(offset + 4 <= this.size)) return Number.NaN;
    const length = this.uint32(offset);
    return offset + 4 + (length === 0xffffffff ? 0 : 2 * length);
  }

  /** How many bytes of data the current record has. */
  get size(): number {
    return this.#end - this.#start;
  }

  damaged(what: string): Error {
    return damaged(`${this.#name}: ${what}.`);
  }

  #at(offset: number, length: number): number {
    const at = this.#start + offset;
    if (at + length > this.#end) throw this.damaged('a record is shorter than what it holds');
    return at;
  }

  #cutOff(): Error {
    return this.damaged('the part is cut off');
  }
}

const rkDouble = new DataView(new ArrayBuffer(8));
const utf16 = new TextDecoder('utf-16le', { ignoreBOM: true });
