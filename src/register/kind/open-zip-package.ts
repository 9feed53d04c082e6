import { decodedPart, inflatedPart } from '../zip/inflated-part.ts';
import type { ReadLimits } from '../sheet/sheet.ts';
import { openArchive } from '../zip/open-zip.ts';
import { fileFault, type FileKind } from './opened-file.ts';

/** What parts of an OOXML package are called in its list of content types (ECMA-376 part 1, 15.2). */
const mainParts: readonly (readonly [sign: RegExp, kind: FileKind])[] = [
  [/spreadsheetml\.(sheet|template)\.main\+xml/i, { kind: 'xlsx' }],
  [/ms-excel\.(sheet|template|addin)\.macroEnabled\.main\+xml/i, { kind: 'xlsx' }],
  // After the others, since some writers name it in every .xlsx as the default for the ending .bin.
  [/ms-excel\.sheet\.binary\.macroEnabled\.main/i, { kind: 'xlsb' }],
  [/wordprocessingml|ms-word\./i, fileFault('not-a-spreadsheet', 'Word document (.docx)')],
  [
    /presentationml|ms-powerpoint\./i,
    fileFault('not-a-spreadsheet', 'PowerPoint presentation (.pptx)'),
  ],
  [/ms-visio\./i, fileFault('not-a-spreadsheet', 'Visio drawing')],
];

/** What the parts are called where the list is missing. */
const partNames: readonly (readonly [sign: RegExp, kind: FileKind])[] = [
  [/(^|\/)workbook\.bin$/, { kind: 'xlsb' }],
  [/(^|\/)workbook\.xml$|^xl\//, { kind: 'xlsx' }],
  [/^word\//, fileFault('not-a-spreadsheet', 'Word document (.docx)')],
  [/^ppt\//, fileFault('not-a-spreadsheet', 'PowerPoint presentation (.pptx)')],
  [/\.iwa$|(^|\/)index\.zip$/, fileFault('not-a-spreadsheet', 'iWork document (Numbers, Pages)')],
];

const openDocument = 'application/vnd.oasis.opendocument.';

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

/**
 * What a zip archive holds, told from its parts, whatever it is.
 *
 * @throws RegisterFault `damaged`, `too-large`
 */
export async function zipKind(bytes: Uint8Array, limits: ReadLimits): Promise<FileKind> {
  // An archive without entries is nothing but its end record (APPNOTE.TXT 4.3.16).
  if (bytes[2] === 5) return fileFault('not-a-spreadsheet', 'empty zip archive');
  const directory = await openArchive(bytes);
  if ([...directory.values()].some((entry) => entry?.isEncrypted)) {
    return fileFault('password-protected', 'encrypted zip entries');
  }
  const budget = { bytesLeft: limits.inflatedBytes };
  const textOf = async (name: string) => {
    const entry = directory.get(name);
    return entry ? decodedPart(await inflatedPart(entry, budget)) : '';
  };
  const contentTypes = await textOf('[content_types].xml');
  const names = [...directory.keys()];
  return (
    mainParts.find(([sign]) => sign.test(contentTypes))?.[1] ??
    openDocumentKind(await textOf('mimetype'), await textOf('meta-inf/manifest.xml')) ??
    partNames.find(([sign]) => names.some((name) => sign.test(name)))?.[1] ??
    fileFault('not-a-spreadsheet', 'zip archive')
  );
}

/**
 * What an OpenDocument package holds (ODF 1.3 part 2): its kind stands in the part `mimetype` (3.3) or in
 * the manifest's entry for the whole (4.8.9), and an encrypted one has `encryption-data` there (4.8.2).
 */
function openDocumentKind(mimetype: string, manifest: string): FileKind | undefined {
  const type =
    mimetype.trim() || (/application\/vnd\.oasis\.opendocument\.[\w-]+/.exec(manifest)?.[0] ?? '');
  if (!type.startsWith(openDocument)) return undefined;
  const subject = type.slice(openDocument.length);
  if (!subject.startsWith('spreadsheet')) {
    return fileFault('not-a-spreadsheet', `OpenDocument ${subject}`);
  }
  if (/[<:]encryption-data[\s>]/.test(manifest)) {
    return fileFault('password-protected', 'encryption-data in the manifest');
  }
  return { kind: 'ods' };
}
