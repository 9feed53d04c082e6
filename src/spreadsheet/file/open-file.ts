import { asSheetFault, loadChunk, notASpreadsheet, SheetFault, unreadKind } from '../faults.ts';
import type { OpenedText } from './open-other.ts';
import { openZip, type ZipArchive } from './zip.ts';

/** A file whose kind has been recognised. */
export type OpenedFile =
  { readonly kind: 'xlsx' | 'ods'; readonly archive: ZipArchive } | OpenedText;

/**
 * Recognises a file's kind by its bytes, never by its name or MIME type.
 *
 * @param bytes the whole file
 * @throws SheetFault `empty-file`, `password-protected`, `rights-managed`, `damaged`, `too-large`, `unread-kind`,
 *   `not-a-spreadsheet`, `sign-in-page`, `web-page`, `error-text`, `interrupted`
 */
export async function openFile(bytes: Uint8Array): Promise<OpenedFile> {
  if (bytes.length === 0) throw new SheetFault('empty-file');
  try {
    if (isZip(bytes)) return await openZipPackage(openZip(bytes, maxInflatedBytes));
  } catch (cause) {
    throw asSheetFault(cause);
  }
  const { openOther } = await loadChunk(import('./open-other.ts'));
  return openOther(bytes);
}

const maxInflatedBytes = 512 * 1024 * 1024;

/** Whether the bytes begin with a local header, as every zip archive with an entry does (APPNOTE.TXT 4.3.7). */
function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3;
}

/**
 * Nearly every .xlsx has the part `xl/workbook.xml`. Other archives are recognised by their content types (ECMA-376
 * part 1, 15.2) and by the names of their parts.
 */
async function openZipPackage(archive: ZipArchive): Promise<OpenedFile> {
  if (archive.find('xl/workbook.xml')) return { kind: 'xlsx', archive };
  const textOf = async (name: string) =>
    new TextDecoder().decode(await archive.find(name)?.whole());
  if (isOds(await textOf('mimetype'), await textOf('META-INF/manifest.xml'))) {
    return { kind: 'ods', archive };
  }
  const names = archive.entries.map(({ name }) => name);
  const signs = [await textOf('[Content_Types].xml'), ...names].join('\n');
  if (workbookSign.test(signs)) return { kind: 'xlsx', archive };
  // Checked after .xlsx, because some programs write the content type of .xlsb into every .xlsx.
  if (binarySign.test(signs)) throw unreadKind('binary Excel file (.xlsb)');
  if (iworkSign.test(signs)) throw unreadKind('Numbers or another iWork document');
  throw notASpreadsheet(documentSign.test(signs) ? 'Word or PowerPoint document' : 'zip archive');
}

const workbookSign =
  /spreadsheetml\.(sheet|template)\.main\+xml|ms-excel\.(sheet|template|addin)\.macroEnabled\.main\+xml/i;
const binarySign = /ms-excel\.sheet\.binary\.macroEnabled\.main|^(.*\/)?workbook\.bin$/im;
const documentSign = /wordprocessingml|presentationml/i;
const iworkSign = /\.iwa$|^(.*\/)?index\.zip$/im;

/**
 * Whether an archive is an OpenDocument spreadsheet (ODF 1.3 part 2). The part `mimetype` (3.3) or the manifest's
 * entry for the whole package (4.8.9) decides. An encrypted file has `encryption-data` in the manifest (4.8.2).
 *
 * @throws SheetFault `not-a-spreadsheet` for another OpenDocument file, or `password-protected`
 */
function isOds(mimetype: string, manifest: string): boolean {
  const kind = /application\/vnd\.oasis\.opendocument\.([\w-]+)/.exec(mimetype + manifest)?.[1];
  if (kind === undefined) return false;
  if (!kind.startsWith('spreadsheet')) throw notASpreadsheet(`OpenDocument ${kind}`);
  if (/[<:]encryption-data[\s>]/.test(manifest)) {
    throw new SheetFault('password-protected', 'encryption-data in the manifest');
  }
  return true;
}
