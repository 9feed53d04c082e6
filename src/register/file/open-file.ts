import { asFault, RegisterFault } from '../faults.ts';
import { defaultLimits, type Limits } from '../sheet/sheet.ts';
import { binaryFault, notASpreadsheet, textFault, unreadKind } from './other-kinds.ts';
import { decodeText } from './text.ts';
import { openWebPage } from './web-page.ts';
import { openZip, type ZipArchive } from './zip.ts';

/** A spreadsheet that was told from its bytes, opened as far as telling it took. */
export type OpenedFile =
  | { readonly kind: 'xlsx' | 'ods'; readonly archive: ZipArchive }
  /** A text that may be a sheet, or a page that may hold one; without a byte order mark. */
  | { readonly kind: 'csv' | 'web-page'; readonly text: string };

/**
 * Opens a spreadsheet, told from its bytes alone, never from a name or a MIME type.
 *
 * @param bytes The whole file.
 * @throws RegisterFault `empty-file`, `password-protected`, `damaged`, `too-large`, `unread-kind`, `not-a-spreadsheet`,
 *   `sign-in-page`
 */
export async function openFile(
  bytes: Uint8Array,
  { maxInflatedBytes }: Limits = defaultLimits,
): Promise<OpenedFile> {
  if (bytes.length === 0) throw new RegisterFault('empty-file');
  try {
    if (isZip(bytes)) return await openZipPackage(openZip(bytes, maxInflatedBytes));
  } catch (cause) {
    throw asFault(cause);
  }
  const fault = binaryFault(bytes);
  if (fault) throw fault;
  return openText(bytes);
}

/** A local header, with which an archive of at least one entry begins (APPNOTE.TXT 4.3.7). */
function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3;
}

/** A text must be a web page or may be a CSV; anything that is no text is noise. */
function openText(bytes: Uint8Array): OpenedFile {
  const decoded = decodeText(bytes);
  if (decoded === undefined) throw notASpreadsheet('unknown binary data');
  const { text } = decoded;
  if (text.trim() === '') throw new RegisterFault('empty-file', 'nothing but white space');
  const page = openWebPage(bytes, decoded);
  if (page !== undefined) return { kind: 'web-page', text: page };
  const fault = textFault(text);
  if (fault) throw fault;
  return { kind: 'csv', text };
}

/** The spreadsheets that are zip archives, and in words what else is one. */
type PackageKind = 'xlsx' | 'ods' | { readonly unread: string } | { readonly other: string };

const binaryExcel: PackageKind = { unread: 'binary Excel file (.xlsb)' };

/** What parts of an OOXML package are called in its list of content types (ECMA-376 part 1, 15.2). */
const mainParts: readonly (readonly [sign: RegExp, kind: PackageKind])[] = [
  [/spreadsheetml\.(sheet|template)\.main\+xml/i, 'xlsx'],
  [/ms-excel\.(sheet|template|addin)\.macroEnabled\.main\+xml/i, 'xlsx'],
  // After the others, since some writers name it in every .xlsx as the default for the ending .bin.
  [/ms-excel\.sheet\.binary\.macroEnabled\.main/i, binaryExcel],
  [/wordprocessingml|presentationml/i, { other: 'Word or PowerPoint document' }],
];

/** What the parts are called where the list is missing. */
const partNames: readonly (readonly [sign: RegExp, kind: PackageKind])[] = [
  [/(^|\/)workbook\.bin$/i, binaryExcel],
  [/(^|\/)workbook\.xml$|^xl\//i, 'xlsx'],
  [/\.iwa$|(^|\/)index\.zip$/i, { unread: 'Numbers or another iWork document' }],
];

/** What a zip archive holds, told from its parts. Nearly every one is a workbook where nearly every program puts it. */
async function openZipPackage(archive: ZipArchive): Promise<OpenedFile> {
  if (archive.entries.some(({ isEncrypted }) => isEncrypted)) {
    throw new RegisterFault('password-protected', 'encrypted zip entries');
  }
  if (archive.find('xl/workbook.xml')) return { kind: 'xlsx', archive };
  const kind = await packageKind(archive);
  if (typeof kind === 'string') return { kind, archive };
  throw 'unread' in kind ? unreadKind(kind.unread) : notASpreadsheet(kind.other);
}

async function packageKind(archive: ZipArchive): Promise<PackageKind> {
  const textOf = async (name: string) =>
    new TextDecoder().decode(await archive.find(name)?.bytes());
  const contentTypes = await textOf('[Content_Types].xml');
  return (
    mainParts.find(([sign]) => sign.test(contentTypes))?.[1] ??
    openDocumentKind(await textOf('mimetype'), await textOf('META-INF/manifest.xml')) ??
    partNames.find(([sign]) => archive.entries.some(({ name }) => sign.test(name)))?.[1] ?? {
      other: 'zip archive',
    }
  );
}

/**
 * What an OpenDocument package holds (ODF 1.3 part 2): its kind is in the part `mimetype` (3.3) or in
 * the manifest's entry for the whole (4.8.9), and an encrypted one has `encryption-data` there (4.8.2).
 */
function openDocumentKind(mimetype: string, manifest: string): PackageKind | undefined {
  const kind = /application\/vnd\.oasis\.opendocument\.([\w-]+)/.exec(mimetype + manifest)?.[1];
  if (kind === undefined) return undefined;
  if (!kind.startsWith('spreadsheet')) return { other: `OpenDocument ${kind}` };
  if (/[<:]encryption-data[\s>]/.test(manifest)) {
    throw new RegisterFault('password-protected', 'encryption-data in the manifest');
  }
  return 'ods';
}
