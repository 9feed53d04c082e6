import { notASpreadsheet, SheetFault, unreadKind } from '../faults.ts';
import type { FormatName } from '../file-formats.ts';
import { decodeText } from './text.ts';

/** The text of a CSV or a web page, without a byte order mark. */
export interface OpenedText {
  readonly kind: Exclude<FormatName, 'xlsx' | 'ods'>;
  readonly text: string;
}

/**
 * Opens a web page or a CSV. This code is loaded on demand, because most registers are zip archives.
 *
 * @throws SheetFault if the file is of another kind
 */
export function openOther(bytes: Uint8Array): OpenedText {
  const binary = binaryFault(bytes);
  if (binary) throw binary;
  const text = decodeText(bytes);
  if (text === undefined) throw notASpreadsheet('unknown binary data');
  if (text.trim() === '') throw new SheetFault('empty-file', 'nothing but white space');
  if (isWebPage(text)) return { kind: 'web-page', text };
  const fault = textFault(text);
  if (fault) throw fault;
  return { kind: 'csv', text };
}

function binaryFault(bytes: Uint8Array): SheetFault | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  if (start === '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') return compoundFault(bytes);
  if (isOldExcel(bytes)) return unreadKind('old Excel file (.xls)');
  if (start.startsWith('bplist')) return notASpreadsheet('web archive of Safari');
  return start.startsWith('%PDF') ? notASpreadsheet('PDF') : undefined;
}

/** Whether the bytes begin like an early .xls, which is not a compound file ([MS-XLS] 2.4.21). */
function isOldExcel([type, version = 1, length = 0, high]: Uint8Array): boolean {
  const isStart = type === 9 && [0, 2, 4, 8].includes(version);
  return isStart && high === 0 && length >= 4 && length <= 16;
}

/** Recognises a compound file by the names of its streams, which end with a zero ([MS-CFB] 2.6.1). */
function compoundFault(bytes: Uint8Array): SheetFault {
  const text = new TextDecoder('utf-16le').decode(bytes);
  // Streams such as `DRMEncryptedDataSpace` mean that the file is rights-managed ([MS-OFFCRYPTO] 2.2.1, 2.2.10).
  if (/[\0\t]DRM(encrypted(dataspace|transform)|(viewer)?content)\0/i.test(text)) {
    return new SheetFault('rights-managed');
  }
  if (/(^|\0)(work)?book\0/i.test(text)) return unreadKind('old Excel file (.xls)');
  // An encrypted .xlsx is in a stream named `EncryptedPackage` ([MS-OFFCRYPTO] 2.3.4).
  return /\0encryptedpackage\0/i.test(text)
    ? new SheetFault('password-protected', 'encrypted package')
    : notASpreadsheet('compound file');
}

/**
 * Recognises a text that is not a CSV by its beginning or end, and returns its fault. Read as a CSV, such a text would
 * have rows but no certificates, and the page would call every certificate invalid.
 */
function textFault(text: string): SheetFault | undefined {
  const start = text.slice(0, 10_000).trimStart();
  if (errorAnswer.test(start) || programError.test(start)) return new SheetFault('error-text');
  // If a program fails while it writes a sheet, the program's error message is below the rows.
  if (programError.test(text.slice(-5000))) return new SheetFault('error-text', 'at its end');
  const other = textKinds.find(({ begins }) => begins(start));
  if (other) return other.isSheet ? unreadKind(other.kind) : notASpreadsheet(other.kind);
  // A SYLK file begins with "ID;P" and ends with the line "E". A CSV may begin with the heading "ID;Person".
  const isSylk = text.startsWith('ID;P') && /[\r\n]E\s*$/.test(text);
  return isSylk ? unreadKind('SYLK file (.slk)') : undefined;
}

/** The beginning of a server's error message. Some servers send error messages with status 200. */
const errorAnswer =
  /^(fatal )?error:|^(error\s+)?([45]\d\d[\s:-]*)?(internal server error|bad (gateway|request)|service (temporarily )?unavailable|(gateway|request) time-?out|too many requests|rate limit|quota exceeded|(access|permission) (is )?denied|forbidden|unauthori[sz]ed|(file )?not found|no healthy upstream|upstream connect error|(your|this|the) (request|access|connection) (has been|was|is) (blocked|denied|refused))\b/i;

/** The beginning of a line in an error report from PHP, Python, Java, JavaScript, .NET or a database. */
const programError = new RegExp(
  [
    /^(<br \/>\s*)?(<b>)?(PHP )?((recoverable )?fatal error|parse error|warning|notice|deprecated)(<\/b>)?: .+ on line (<b>)?\d+/,
    /^traceback \(most recent call last\)/,
    /^[ \t]+file ".+", line \d+/,
    /^((uncaught|unhandled|caused by:|exception in thread ".+") )?[\w.$]+(error|exception)( \[\w+\])?:/,
    /^[ \t]+at [\w.$<>[\] ]+ ?\(.*\)/,
    /^[ \t]+at (file|https?|node|\/).*:\d+:\d+/,
    /^(sqlstate\W|ora-\d{5}|error \d{4} \(\w{5}\))/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'im',
);

interface TextKind {
  /** The name of this kind in the fault that the owner reads. */
  readonly kind: string;
  /** Whether Excel opens a file of this kind as a sheet. If so, the owner can save the file as .xlsx. */
  readonly isSheet?: boolean;
  /** `start` is the beginning of the text, without leading white space. */
  readonly begins: (start: string) => boolean;
}

/** The kinds of text that are not CSV. If several kinds fit a text, the first one counts. */
const textKinds: readonly TextKind[] = [
  {
    kind: 'XML Spreadsheet 2003',
    isSheet: true,
    begins: (start) =>
      isXml(start) && start.includes('urn:schemas-microsoft-com:office:spreadsheet'),
  },
  { kind: 'XML', begins: isXml },
  { kind: 'RTF', begins: (start) => start.startsWith('{\\rtf') },
  // Some servers put `)]}'` before JSON, so that no page can run the JSON as a script.
  { kind: 'JSON', begins: (start) => /^(\)\]\}'|\{\s*"|\[\s*[[{"])/.test(start) },
  { kind: 'YAML', begins: (start) => /^(%YAML |---\s*\r?\n|- +([[{]|\w+: ))/.test(start) },
  {
    kind: 'web archive (.mht)',
    isSheet: true,
    begins: (start) => /^content-type:\s*multipart\/related/im.test(mailHead(start)),
  },
  { kind: 'e-mail or another message', begins: (start) => mailHead(start) !== '' },
  { kind: 'SQL dump', begins: isSql },
  { kind: 'script', begins: isScript },
  { kind: 'DIF file (.dif)', isSheet: true, begins: (start) => /^TABLE\r?\n0,1\r?\n/.test(start) },
  { kind: 'PostScript', begins: (start) => start.startsWith('%!PS') },
  { kind: 'calendar or contacts', begins: (start) => /^BEGIN:(VCALENDAR|VCARD)\s/i.test(start) },
];

function isXml(start: string): boolean {
  return /^<(\?xml|!|[a-z][\w:.-]*[\s/>])/i.test(start);
}

/** The headers of an e-mail or another message (RFC 5322, 2.2; RFC 9112). Empty if `start` is not a message. */
function mailHead(start: string): string {
  const [head = ''] =
    /^(?:(?:>?From \S+ .*|HTTP\/\d.*)\r?\n)?(?:[!-9;-~]+:.*(?:\r?\n[\t ].*)*(?:\r?\n|$))+/i.exec(
      start,
    ) ?? [];
  const isMessage = /^(mime-version|content-type|message-id|received|return-path):/im.test(head);
  const isMail = /^from:/im.test(head) && /^subject:/im.test(head);
  return isMessage || isMail ? head : '';
}

/** Whether the text is SQL. Comments and commands such as `\restrict` may come before the SQL. */
function isSql(start: string): boolean {
  const statements = start.replace(/^(?:\s+|(?:--|#|\\|rem\s).*|\/\*[^]*?\*\/;?)+/i, '');
  return [
    /^(insert|replace)\s+(ignore\s+)?into\s/i,
    /^(create|drop|alter|truncate|lock)\s+([a-z]+\s+){0,3}(tables?|database|schema|view|sequence|extension|function|index)\s/i,
    /^set\s+((session|global|names|define|nocount|ansi_\w+|quoted_identifier|identity_insert)\s|[@\w.]+\s*:?=)/i,
    /^(begin|start|begin\s+transaction|start\s+transaction|begin\s+work)\s*;/i,
    /^(pragma\s+\w+|use\s+[`[\w\]]+[\t ]*(;|\r?\n\s*go\b)|copy\s.*\sfrom\s+stdin|delete\s+from\s|select\s[^]*?\sfrom\s[^;]*;)/i,
  ].some((statement) => statement.test(statements));
}

function isScript(start: string): boolean {
  const code = start.replace(/^(?:\s+|\/\/.*|\/\*[^]*?\*\/)+/, '');
  return [
    /^(#!|<\?(php|=)|<%)/i,
    /^["']use (strict|client|server)["'];?\s/,
    /^(import|export)\s[^\n]*\bfrom\s*["']|^import\s*["'({]/,
    /^(export\s+)?(const|let|var)\s+[\w$[{][^\n]*=|^(export\s+|async\s+)*function\b[\s\w$]*\([^\n]*\{/,
    /^(from\s+[\w.]+\s+)?import\s+[\w.*]+(\s+as\s+\w+)?\s*(\r?\n|,\s*\w+\s*\r?\n)/,
    /^(\(|!|;|\+)*function\s*\(|^\(\(\)\s*=>/,
    /^(async\s+)?(def|class)\s+\w.*:\s*(\r?\n|$)/,
    // Data in a function call or an assignment. Google can send a sheet's data in such a call.
    /^[\w$.]+\s*(=\s*[{[(]|\(\s*[{[])/,
    /^(#include\s|package\s+[\w.]+;|using\s+[\w.]+;|namespace\s+[\w.\\]+|@echo\s|attribute vb_name)/i,
    /^(@charset\s|:root\s*\{|(try|if|while|for)\s*[({].*[{;]\s*(\r?\n|$))/,
  ].some((beginning) => beginning.test(code));
}

/**
 * Whether a text is a web page (HTML Living Standard, section 13).
 *
 * @throws SheetFault `sign-in-page`, or `web-page` if the title shows that the page is not the register
 */
function isWebPage(text: string): boolean {
  // The title and the sign-in form of a page are within the first 500,000 characters.
  const page = text.slice(0, 500_000);
  if (!beginsAsPage(page)) return false;
  const title = /<title[^>]{0,1000}>([^<]{0,1000})/i.exec(page)?.[1] ?? '';
  if (isSignInPage(page, title)) throw new SheetFault('sign-in-page');
  if (refusalWords.test(title)) throw new SheetFault('web-page', title.trim());
  return true;
}

/** Whether the page's first tag is an HTML tag. Comments and declarations before that tag are skipped. */
function beginsAsPage(page: string): boolean {
  const start = page.replace(/^(?:\s+|<!--[^]*?-->|<(?:\?|!(?!doctype\s+html\b|--))[^>]*>)+/i, '');
  return /^<(!--|(!doctype|html|head|body|title|meta|link|script|style|base|table|div|p|h[1-6]|center|form|frameset|iframe|noscript|pre)[\s/>])/i.test(
    start,
  );
}

function isSignInPage(page: string, title: string): boolean {
  return /<input\b[^>]{0,1000}\btype\s*=\s*["']?password\b/i.test(page) || signInWords.test(title);
}

const signInWords =
  /\b(sign[\s-]?in|log[\s-]?[io]n|authenticat\w*|access (needed|denied|required)|(request|need) (access|permission))\b/i;

/** Words in the title of a page that a host, a filter or a hotspot sent in place of the register. */
const refusalWords =
  /\b(blocked|denied|forbidden|restricted|not found|error|unavailable|captive|hotspot|(web|content|url) ?filter|attention required|just a moment|are you (a )?(human|robot)|maintenance|too many requests|redirect(ing|ed)?|suspended|quota)\b/i;
