import { expect, test } from 'vitest';

import { readFile } from '../testing/read-file.ts';
import { textBytes } from '../testing/text-bytes.ts';

async function read(page: string | Uint8Array): Promise<string[][]> {
  const rows = await readFile(typeof page === 'string' ? textBytes(page) : page);
  return rows.map(({ cells }) => Array.from(cells, (cell) => cell ?? ''));
}

test('R1, R2: Google’s bars beside frozen rows and columns are not read as cells', async () => {
  const bar = '<td class="freezebar-cell freezebar-vertical-handle"></td>';
  const page = `<table><tr><th class="row-header freezebar-vertical-handle"></th><th>A</th><th class="freezebar-cell"></th><th>B</th></tr>
    <tr><th>1</th><td>a</td>${bar}<td>b</td></tr>
    <tr><th class="freezebar-cell freezebar-horizontal-handle"></th><td class="freezebar-cell"></td>${bar}<td class="freezebar-cell"></td></tr>
    <tr><th>2</th><td>c</td>${bar}<td>d</td></tr></table>
    <div id="1" style="display:none"><table><tr><td>a</td><td>second sheet</td></tr></table></div>`;
  await expect(read(page)).resolves.toEqual([
    ['', 'A', 'B'],
    ['1', 'a', 'b'],
    ['2', 'c', 'd'],
  ]);
});

test('a cell that spans several columns or rows has its text in the first of them', async () => {
  const page = `<table>
    <tr><td rowspan=2>a</td><td colspan="2">b</td><td>c</td></tr>
    <tr><td>d</td><td rowspan="2">e</td><td>f</td></tr>
    <tr><td colspan=2>g</td><td>h</td></tr>
    <tr><td>m</td><td colspan="-1">n</td><td colspan=x rowspan>o</td></tr></table>`;
  await expect(read(page)).resolves.toEqual([
    ['a', 'b', '', 'c'],
    ['', 'd', 'e', 'f'],
    ['g', '', '', 'h'],
    ['m', 'n', 'o'],
  ]);
});

test('a cell is read as the text that the page shows', async () => {
  const [shown] = await read(`<table><tr><td> Asha
      <b>Rao</b>&nbsp;K. </td><td>&lt;b&gt; &#x915;&eacute;&amp;amp; 5 &lt 6 & 7</td><td>Line 1<br>Line 2<br/><p>Line&#10;3</p><div>
      Line <i>4</i></div></td><td><a href="x" title="no > end">link</a><!-- not --><script>no("</td>")</script><style>no</style></td></tr><tr><td>x</td></tr></table>`);
  expect(shown).toEqual([
    'Asha Rao\u00a0K.',
    '<b> कé&amp; 5 < 6 & 7',
    'Line 1\nLine 2\nLine 3\nLine 4',
    'link',
  ]);
});

test('a page’s bytes decide its encoding, whatever encoding the page names', async () => {
  const head = '<html><head><meta http-equiv=Content-Type content="text/html; charset=iso-8859-1">';
  const page = `${head}<TABLE><TBODY><TR><TH>ID<TD>Name<TBODY><tr><td>1<td>Zoë अनिता</TABLE>`;
  for (const encoding of ['utf-8', 'utf-16le'] as const) {
    const rows = await read(textBytes(page, encoding));
    expect(rows.join(' / ')).toBe('ID,Name / 1,Zoë अनिता');
  }
});

test.each(['a,b\n<script>,2', '< 5, > 3', 'html,body'])('%j is not a web page', async (text) => {
  await expect(readFile(textBytes(text))).resolves.not.toHaveLength(0);
});

test.each([
  ['not-a-spreadsheet', '<Workbook>'],
  ['web-page', '<!DOCTYPE html>\n<html><body>Not found</body></html>'],
  ['web-page', '<html><a href="https://accounts.google.com/ServiceLogin">Sign in</a>'],
  ['sign-in-page', '<html><form><input name=p type="password"></form>'],
  ['sign-in-page', '<!doctype html><title>Sign in - Google Accounts</title>'],
  ['web-page', '<html><table><tr><td>Menu</td><td>Home</td></tr></table>'],
  ['web-page', '<table><tr><td><table><tr><td>a<td>b<tr><td>c<td>d</table></td></tr></table>'],
  ['sign-in-page', '<table><tr><td>Name<td>x<tr><td>Password<td><input type=password></table>'],
  ['web-page', '<title>Web Page Blocked</title><table><tr><td>1<td>2<tr><td>3<td>4</table>'],
  ['web-page', '<title>404 Not Found</title><table><tr><td>1<td>2<tr><td>3<td>4</table>'],
  ['web-page', '<p>Free Wi-Fi<form></form><table><tr><td>1<td>2<tr><td>3<td>4</table>'],
  [
    'web-page',
    '<html><meta http-equiv="Refresh" content="0"><table><tr><td>1<td>2<tr><td>3<td>4</table>',
  ],
  ['damaged', '<table><tr><td>1<td>Asha<tr><td>2<td>Ra'],
  ['damaged', '<table><tr><td>1<td>Asha<tr><td>2<td>Ravi<!-- <tr><td>3<td>Mei</table>'],
  ['damaged', '<table><tr><td>1<td>Asha<tr><td>2<td>Ravi<script><tr><td>3<td>Mei</table>'],
])('R9: a page without a complete sheet gives the fault %s: %s', async (kind, page) => {
  await expect(readFile(textBytes(page))).rejects.toMatchObject({ kind });
});

test('a visitor’s list may be any page with a table, even with a form', async () => {
  const page = '<form></form><table><tr><td>1<td>A-1<tr><td>2<td>A-2</table>';
  await expect(readFile(textBytes(page), { isList: true })).resolves.toHaveLength(2);
});
