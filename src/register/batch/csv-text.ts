/**
 * Rows as CSV (RFC 4180): every cell in quotation marks, rows ended by CRLF, and a byte order mark in front,
 * without which Excel on Windows takes UTF-8 for another encoding.
 *
 * Spreadsheets run a cell that begins with one of certain characters as a formula, whatever its quotation marks
 * say. An apostrophe before it makes it a text (OWASP, "CSV Injection"). So does one after a semicolon or a tab in a
 * cell, where a spreadsheet of another country or another setting begins a new one.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map(csvCell).join(',') + '\r\n');
  return '\ufeff' + lines.join('');
}

function csvCell(text: string): string {
  const parts = text.replace(laterStart, "$&'");
  const safe = formulaStart.test(text) ? `'${parts}` : parts;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * With OWASP's, also those that are taken for them: full-width ones, and white space and what is not seen,
 * which some programs cut off before they look.
 */
const formulaStart = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n\0]/u;

/** The same after a place where a cell may be split. A tab ends the search, so that many of them take no time. */
const laterStart = /[;\t](?=(?:(?!\t)[\s\p{Cc}\p{Cf}])*[=+\-@＝＋－＠])/gu;
