import { crc32, deflateRawSync } from 'node:zlib';
import { joinBytes } from '../bytes.ts';

/** A file to be put into an archive, with what may be unusual about it. */
export interface ZipFile {
  readonly name: string;
  readonly data: string | Uint8Array;
  readonly isStored?: boolean;
  /** Sizes and checksum follow the data instead of standing before them. */
  readonly hasDescriptor?: boolean;
  /** Sizes and place are in the ZIP64 extra field. */
  readonly isZip64?: boolean;
  /** What to write instead of the truth. */
  readonly declared?: {
    readonly flags?: number;
    readonly method?: number;
    readonly crc?: number;
    readonly size?: number;
  };
}

export interface ZipOptions {
  readonly isZip64?: boolean;
  readonly comment?: string;
}

/** Writes a zip archive (APPNOTE.TXT 4.3), for tests and benchmarks. */
export async function makeZip(
  files: readonly ZipFile[],
  options: ZipOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const body: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const file of files) {
    const { local, central } = headersAndData(file, offset);
    body.push(local);
    directory.push(central);
    offset += local.length;
  }
  const central = joinBytes(directory);
  return joinBytes([...body, central, endRecords(files.length, central.length, offset, options)]);
}

function headersAndData(file: ZipFile, offset: number) {
  const data = typeof file.data === 'string' ? new TextEncoder().encode(file.data) : file.data;
  const name = new TextEncoder().encode(file.name);
  const packed = file.isStored ? data : deflateRawSync(data);
  const { declared = {} } = file;
  const crc = declared.crc ?? crc32(data);
  const size = declared.size ?? data.length;
  const flags = declared.flags ?? (file.hasDescriptor ? 0x808 : 0);
  const method = declared.method ?? (file.isStored ? 0 : 8);
  const wide = file.isZip64
    ? fields([2, 1], [2, 24], [8, size], [8, packed.length], [8, offset])
    : fields();
  const [sizeField, packedField, offsetField] = file.isZip64
    ? [0xffffffff, 0xffffffff, 0xffffffff]
    : [size, packed.length, offset];
  const known = file.hasDescriptor ? 0 : 1;
  const head = [
    [2, flags],
    [2, method],
    [2, 0x6000],
    [2, 0x5a21],
  ] as const;

  const local = joinBytes([
    fields([4, 0x04034b50], [2, 20], ...head, [4, crc * known], [4, packed.length * known]),
    fields([4, size * known], [2, name.length], [2, 0]),
    name,
    packed,
    file.hasDescriptor
      ? fields([4, 0x08074b50], [4, crc], [4, packed.length], [4, size])
      : fields(),
  ]);
  const central = joinBytes([
    fields([4, 0x02014b50], [2, 45], [2, 20], ...head, [4, crc], [4, packedField], [4, sizeField]),
    fields([2, name.length], [2, wide.length], [2, 0], [2, 0], [2, 0], [4, 0], [4, offsetField]),
    name,
    wide,
  ]);
  return { local, central };
}

function endRecords(count: number, size: number, start: number, options: ZipOptions): Uint8Array {
  const comment = new TextEncoder().encode(options.comment ?? '');
  const wide = options.isZip64
    ? [
        fields([4, 0x06064b50], [8, 44], [2, 45], [2, 45], [4, 0], [4, 0], [8, count], [8, count]),
        fields([8, size], [8, start]),
        fields([4, 0x07064b50], [4, 0], [8, start + size], [4, 1]),
      ]
    : [];
  const narrow = options.isZip64 ? [0xffff, 0xffffffff, 0xffffffff] : [count, size, start];
  const [countField = 0, sizeField = 0, startField = 0] = narrow;
  return joinBytes([
    ...wide,
    fields([4, 0x06054b50], [2, 0], [2, 0], [2, countField], [2, countField]),
    fields([4, sizeField], [4, startField], [2, comment.length]),
    comment,
  ]);
}

type Field = readonly [width: 2 | 4 | 8, value: number];

/** Little-endian numbers one after another. */
function fields(...list: readonly Field[]): Uint8Array {
  const bytes = new Uint8Array(list.reduce((sum, [width]) => sum + width, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [width, value] of list) {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value % 2 ** 32, true);
    if (width === 8) view.setUint32(at + 4, Math.floor(value / 2 ** 32), true);
    at += width;
  }
  return bytes;
}
