import { expect, test } from 'vitest';
import { columnHeading, dateColumns, defaultColumns } from '../certificates/columns.ts';
import { statusWords } from '../certificates/facts.ts';
import { statusesButValid } from '../certificates/states.ts';
import {
  above,
  foundIn,
  headings,
  inColumn,
  inspectedLines,
  kindsIn,
  titleRow,
  usual,
  withText,
} from '../testing/register-lines.ts';
import { findingGroups, findingWords, hidesState } from './findings.ts';

type Lines = Parameters<typeof inspectedLines>;

const withStatus = { columns: { ...defaultColumns, status: 6 } };

function adviceOn(...inspected: Lines) {
  const { findings, notes } = inspectedLines(...inspected);
  return findingGroups([...findings, ...notes]).map(({ fix }) => fix);
}

/** Adds a column to the right of `lines`. The first of `texts` is the heading of the column. */
function extended(lines: readonly (readonly string[])[], ...texts: string[]) {
  return lines.map((line, at) => [...line, texts[at - 1] ?? '']);
}

function withH(heading: string, ...texts: string[]) {
  return extended([...above, ...usual()], heading, ...texts);
}

function below(heading: string, texts: string): [heading: string, text: string][] {
  return texts.split('|').map((text) => [heading, text]);
}

const endedWords = statusesButValid.flatMap((status) => statusWords[status]);

test.each([
  ...[...endedWords, 'Revoked.', 'REPLACED', 'Re-issued'].map((text) => ['Grade', text] as const),
  ...['Status', 'Remarks', ''].map((heading) => [heading, 'Withdrawn'] as const),
])(
  'an unread status is reported, with the missing setting as advice: "%s", "%s"',
  (heading, text) => {
    const lines = withH(heading, '', text);
    expect(foundIn(lines)).toEqual(['unread-status H 4']);
    expect(adviceOn(lines)[0]).toMatch(/^On the desk, in “Words and pictures”, .*write Status: 6 /);
    const [what] = inspectedLines(lines).findings.map((one) => findingWords(one).what);
    expect(what).toMatch(/^Column H.* says ".*", but the website does not read this/);
  },
);

const endings =
  'Cancel|CANCELLED!|Fake|Forged|not valid|No longer valid|Null and void|Terminated|Debarred|Rejected|Blocked|Annulled|' +
  'Rescinded|Revoked|Stolen|Discontinued|Student dropped out|Certificate not issued|withdrawn by HO|Returned on 3/5|' +
  'Duplicate|रद्द|अमान्य|निरस्त|on hold|HOLD|Taken back|Blacklisted|stopped|deactivated|canceld|CNCL|CXL|wdn|inactive|' +
  'Hold - fees|withheld|Void|Cancelled on 3 May, see letter';
const unclear =
  'inactive|not active|Hold - fees|withheld|pending|Cancelled - fees|No|N|0|✗|C|?|see file 7';

test.each([
  ...below('Remarks', endings),
  ...[
    'Status',
    'Certificate status',
    'Valid',
    'Valid?',
    'Valid (Y/N)',
    'Still valid?',
    'Active',
    'Validity',
  ].flatMap((heading) => below(heading, unclear)),
  ...below('Grade', 'A (cancelled)|B - withdrawn in May'),
  ...below('Replaced by', 'ITA-2025-0001'),
  ...below('New certificate no.', 'ITA-2025-0001'),
  ...below('Cancelled?', '✓|✅'),
  ...below('Cancellation letter no.', 'HO/12'),
  ...below('टिप्पणी', 'निरस्त किया गया|वैध नाही'),
  ...below('Action', 'Withdraw|Revoke from 1 June'),
  ...below('Expired', 'Yes'),
  ...below('', 'Rejected'),
])('below the heading "%s", the text "%s" is a fault', (heading, text) => {
  expect(foundIn(withH(heading, '', text))).toEqual(['unread-status H 4']);
});

test.each([
  ['Course status', 'Discontinued'],
  ['Course opted', 'Blocked'],
  ['Grade', 'Rejected'],
  ['Cancelled cheque', 'Yes'],
  ['Fee cancelled', 'Yes'],
  ['City', 'Cancelled Road'],
  ...below(
    'Status',
    'Valid|Issued 3/5/2024|Completed|Passed|Done|Delivered|Collected|Paid|-|N/A|OK',
  ),
  ...below('Status', 'Live|Genuine|वैध'),
  ...below('Valid (Y/N)', 'Yes|Y|✓|✔|✅|1|TRUE|Valid'),
  ...below('वैध', 'होय|हाँ'),
  ...below('रद्द?', 'नाही|नहीं'),
  ...below('Validity', 'Lifetime|2 years'),
])('below the heading "%s", the text "%s" is not a fault', (heading, text) => {
  expect(kindsIn(withH(heading, '', text, text))).toEqual([]);
  expect(kindsIn(withH(heading, ...usual().map(() => text)))).toEqual([]);
});

test.each(
  'Cancelled?|Cancelled on|Date of cancellation|Withdrawn (Yes/No)|Void|Blocked on|रद्द'.split('|'),
)(
  'below the heading "%s", each filled cell marks a withdrawn certificate unless the cell says no',
  (heading) => {
    const lines = withH(heading, 'No', 'Yes', 'N/A', '7 May 2024', '-', '0');
    expect(foundIn(lines)).toEqual(['unread-status H 4 6']);
    // The advice names the status, since the validator does not understand "Yes" or a date as a status.
    expect(adviceOn(lines)[0]).toMatch(/^Write `Withdrawn` in these rows/);
  },
);

test('below "Status", a few other texts are a fault, and the owner decides what they mean', () => {
  const status = withH('Status', 'Valid', 'pending', 'Valid', 'Valid', 'Cancelled', 'Valid');
  expect(foundIn(status)).toEqual(['unread-status H 4 7']);
  expect(adviceOn(status)[0]).toMatch(/write Status: 6 .* still valid, write `Valid` in column H/);
  const remark = withH('Remarks', '', 'Batch cancelled, moved to evening');
  expect(adviceOn(remark)[0]).toMatch(/still valid, delete these words from column H/);
  expect(foundIn(withH('वैध आहे का?', 'होय', 'नाही', 'होय', 'होय', 'होय', '-'))).toEqual([
    'unread-status H 4 8',
  ]);
  const asked = withH('Valid (Y/N)', 'Yes', 'No', 'Y', 'Y', 'Y', '');
  expect(foundIn(asked)).toEqual(['unread-status H 4 8']);
  expect(adviceOn(asked)[0]).toMatch(/^Write `Withdrawn` in these rows/);
});

test.each([
  ['Status', 'Completed|Completed|Hold|Completed|Ongoing|Completed', [5], [7]],
  ['Status', 'Placed|Working|Placed|Studying|Placed|Cancelled', [8], [3, 4, 5, 6, 7]],
  ['Status', 'C|C|C|C|C|C', [], [3, 4, 5, 6, 7, 8]],
])(
  'below "%s", words of unclear meaning are reported together as a note: %s',
  (heading, texts, ended, unknown) => {
    const lines = withH(heading, ...texts.split('|'));
    const fault = ended.length === 0 ? [] : [`unread-status H ${ended.join(' ')}`];
    expect(foundIn(lines)).toEqual([...fault, `unknown-status H ${unknown.join(' ')}`]);
    expect(adviceOn(lines).at(-1)).toMatch(
      /not valid, write `Withdrawn` in the row of that certificate, into a free column/,
    );
  },
);

test.each([
  ['B', 'Asha Rao (CANCELLED)'],
  ['B', 'Asha Rao - revoked'],
  ['B', '[fake] Asha Rao'],
  ['B', 'Asha Rao (on hold)'],
  ['B', 'Asha Rao CANCELLED'],
  ['B', 'Asha Rao (cancelled due to fees)'],
  ['C', 'Python (withdrawn)'],
  ['C', 'Python, withdrawn'],
  ['C', 'C++ - CANCELLED'],
  ['C', 'Withdrawn'],
  ['F', 'ITA-2024-0004 (cancelled)'],
  ['F', 'ITA-2024-0004 cancelled'],
])('in column %s, words that mark a withdrawn certificate are a fault: %s', (column, text) => {
  const linesWith = (cell: string) => [...above, ...withText('ABCDEF'.indexOf(column), cell)];
  expect(foundIn(linesWith(text))).toEqual([`unread-status ${column} 6`]);
  expect(adviceOn(linesWith(text))[0]).toMatch(
    new RegExp(
      `^Write .Withdrawn. in these rows into a .* delete the words .* from column ${column}`,
    ),
  );
  const plain = text.replace(/cancelled|revoked|fake|on hold|withdrawn/i, 'Pune');
  expect(kindsIn(linesWith(plain))).not.toContain('unread-status');
});

test.each([
  [3, ['A', 'B', 'Cancelled', 'A', 'B', 'A']],
  [0, ['1', '2', 'Cancelled', '4', '5', '6']],
])(
  'a column with only one status is not taken for the status column (column number %i)',
  (index, texts) => {
    const lines = [...above, ...inColumn(index, texts)];
    expect(foundIn(lines)).toEqual([`unread-status ${'ABCD'.charAt(index)} 5`]);
    expect(adviceOn(lines)[0]).toMatch(/^Write `Withdrawn` in these rows/);
  },
);

test('if a status is in a column that is never read, the advice is to move the column first', () => {
  const lines = [titleRow, headings.with(4, 'Status'), ...inColumn(4, ['', 'Withdrawn'])];
  expect(foundIn(lines)).toEqual(['unread-status E 4']);
  expect(adviceOn(lines)[0]).toMatch(/^Cut the whole of column E.* what to do next\.$/);
});

test.each(['Replaced by', 'New ID', 'Reissue no.'])(
  'the advice is to read a column "%s" as the IDs of the replacements',
  (heading) => {
    expect(adviceOn(withH(heading, '', 'ITA-2025-0001'))[0]).toContain('`replacedBy: 6`');
  },
);

test('the check does not report a column "New ID" that is filled for every certificate', () => {
  expect(kindsIn(withH('New ID', ...usual().map((_, at) => `ITA-2025-000${at}`)))).toEqual([]);
});

test('the advice is to empty a column only after its withdrawn certificates have a status', () => {
  const lines = withH('Remarks', 'fees pending, call 98765 43210', 'Cancelled', 'came late');
  expect(foundIn(lines)).toEqual(['unread-status H 4', 'personal-column H 3']);
  expect(adviceOn(lines)[1]).toMatch(/^First follow the advice about the status/);
  const read = extended(lines, 'Status', '', 'Revoked');
  const context = { columns: { ...defaultColumns, status: 7 } };
  expect(foundIn(read, context)).toEqual(['personal-column H 3', 'public-remarks H 3 4 5']);
  expect(adviceOn(read, context)[0]).toMatch(
    /^Delete this information from .* in these rows\. Leave the column itself, and any status in it/,
  );
});

test('if several columns mark withdrawn certificates, the advice is to read the column "Status"', () => {
  const dated = extended(withH('Status', 'Withdrawn'), 'Annulled on', '', '3 May 2024');
  const noted = extended(withH('Remarks', 'Cancelled'), 'Status', '', 'Withdrawn').map(
    (line, at) => (at === 4 ? line.with(1, 'Meera Iyer (revoked)') : line),
  );
  for (const [lines, advice] of [
    [dated, /write Status: 6 .*where column H is blank, write `Withdrawn` into it/],
    [noted, /write Status: 7 .*where column I is blank, write `Withdrawn` into it/],
  ] as const) {
    expect(adviceOn(lines)).toEqual([expect.stringMatching(advice)]);
  }
});

test('a remark "Withdrawn" is not reported if the status column says the same', () => {
  const lines = extended(
    withH('Status', 'withdrawn'),
    'Remarks',
    ...usual().map(() => 'Withdrawn'),
  );
  expect(foundIn(lines, withStatus)).toEqual(['unread-status I 4 5 6 7 8']);
  expect(adviceOn(lines, withStatus)[0]).toMatch(/into column H, which the website reads/);
});

test.each([
  ['the first row is withdrawn', 4, 'Withdrawn', 4],
  ['the second row is withdrawn', 6, 'Withdrawn', 6],
  ['the second row is on hold', 6, 'hold', 6],
])(
  'if two rows have the same ID, the advice is to keep the one with a status: %s',
  (_, row, status, kept) => {
    const twice = [...above, ...usual((at) => (at === 3 ? { 5: 'ITA-2024-0002' } : {}))];
    const lines = extended(
      twice,
      'Status',
      ...usual().map((_line, at) => (at + 3 === row ? status : '')),
    );
    const { findings } = inspectedLines(lines, withStatus);
    expect(foundIn(lines, withStatus)).toEqual(['ended-duplicate F 4 6']);
    expect(findings.map(hidesState)).toEqual([true]);
    expect(adviceOn(lines, withStatus)[0]).toContain(`keep row ${kept} and delete the other rows`);
  },
);

test.each<readonly [heading: string, use: string]>([
  ...dateColumns.map((use) => [`${columnHeading(use)} on`, use] as const),
  ['Expiry date', 'validUntil'],
  ['Validity', 'validUntil'],
])('unread dates below "%s" are a fault, or a note if they are dates of issue', (heading, use) => {
  const lines = extended(withH('Status'), heading, '31 Jan 2024', '31/12/2030');
  const kind = use === 'issued' ? 'unread-issue-date' : 'unread-date';
  expect(foundIn(lines, withStatus)).toEqual([`${kind} I 3 4`]);
  expect(adviceOn(lines, withStatus)[0]).toContain(`\`${use}: 7\``);
  const withdrawn = lines.map((line, at) => (at > 1 ? line.with(7, 'withdrawn') : line));
  expect(foundIn(withdrawn, withStatus)).toEqual([`${kind} I 3 4`]);
});

test.each([
  ...below('Remarks', 'Rejected topic changed|Fake news project|Duplicate copy printed|Copy case'),
  ['Notes', 'see ITA-2024-0006'],
  ['टिप्पणी', 'जुना'],
])('below the heading "%s", the remark "%s" on one certificate is a note', (heading, text) => {
  const lines = withH(heading, '', text);
  expect(foundIn(lines)).toEqual(['public-remarks H 4']);
  expect(adviceOn(lines)[0]).toMatch(/^If a remark means that a certificate is not valid, /);
});

test('remarks are reported as a note, unless all are the same or the register is sealed', () => {
  expect(kindsIn(withH('Remarks', 'fees due', 'came late'))).toEqual(['public-remarks']);
  expect(kindsIn(withH('Remarks', 'ok', 'ok'))).toEqual([]);
  expect(kindsIn(withH('Remarks', ...usual().map(() => 'old batch')))).toEqual([]);
  const sealed = { sealed: true, sealedIdsAreGuessable: true };
  expect(kindsIn(withH('Remarks', 'fees due', 'came late'), sealed)).toEqual([]);
});

function withTitles(...titles: readonly [row: number, title: string, column?: number][]) {
  return titles.reduce<string[][]>(
    (lines, [row, title, column = 0]) =>
      lines.toSpliced(
        row - 1,
        0,
        headings.map((_, at) => (at === column ? title : '')),
      ),
    [...above, ...usual()],
  );
}

test.each(
  'CANCELLED:|The following certificates are withdrawn|List of cancelled certificates|Revoked in 2024|रद्द प्रमाणपत्र|Do not accept'.split(
    '|',
  ),
)('a title is reported if it says that the certificates below are withdrawn: %s', (title) => {
  for (const column of [0, 1]) {
    const lines = withTitles([5, title, column]);
    expect(foundIn(lines)).toEqual(['ended-title 6 7 8 9']);
    const { findings } = inspectedLines(lines);
    expect(findings.map(hidesState)).toEqual([true]);
    expect(findings.map(findingWords)[0]?.what).toMatch(/^The title ".*" says .* count as valid/);
    expect(adviceOn(lines)[0]).toMatch(/^Write `Withdrawn` in these rows into a free column/);
  }
});

test.each(['Red = cancelled', '* = cancelled', 'Rows in yellow are withdrawn'])(
  'a legend such as "%s" is a fault until a certificate has a status',
  (legend) => {
    const atTop = [[legend], headings, ...usual()];
    for (const lines of [atTop, withTitles([9, legend, 1])]) {
      expect(foundIn(lines)).toEqual(['ended-title']);
      expect(adviceOn(lines)[0]).toMatch(/in the rows that it means .* change its words\.$/);
      expect(foundIn(extended(lines, 'Status', 'withdrawn'), withStatus)).toEqual([]);
    }
  },
);

test('a first sheet named "Revoked" is reported like a title above all its rows', () => {
  const workbook = { name: 'Revoked', isHidden: false, others: [] };
  expect(foundIn([...above, ...usual()], { workbook })).toEqual(['ended-title 3 4 5 6 7 8']);
  expect(kindsIn([...above, ...usual()], { workbook: { ...workbook, name: 'Old list' } })).toEqual(
    [],
  );
});

test('a title of withdrawn certificates is found in the first row and after a row number', () => {
  expect(foundIn([['Cancelled certificates'], headings, ...usual()])).toEqual([
    'ended-title 3 4 5 6 7 8',
  ]);
  expect(foundIn([['Note: Sr. No. 4 cancelled'], headings, ...usual()])).toEqual(['ended-title 6']);
  expect(foundIn([...above, ...usual().toSpliced(5, 0, ['6', 'CANCELLED:'])])).toContain(
    'ended-title 9',
  );
});

test('a title of withdrawn certificates applies to the rows up to the next title', () => {
  const lines = withTitles([5, 'CANCELLED:'], [9, 'Batch of May']).toSpliced(5, 0, headings);
  expect(foundIn(lines)).toEqual(['kept-heading 6', 'kept-heading 10', 'ended-title 7 8 9']);
  const valid = withTitles([5, 'CANCELLED:'], [8, 'VALID:', 1]);
  expect(foundIn(valid)).toEqual(['ended-title 6 7']);
});

test('a title of withdrawn certificates is a fault only for rows without the status "Withdrawn"', () => {
  const lines = extended(withTitles([5, 'CANCELLED:']), 'Status', '', '', '', 'Withdrawn');
  expect(foundIn(lines, withStatus)).toEqual(['ended-title 7 8 9']);
  expect(adviceOn(lines, withStatus)[0]).toMatch(/^In these rows write a status.* column H/);
  const all = lines.map((line, at) => (at > 4 ? line.with(7, 'Withdrawn') : line));
  expect(foundIn(all, withStatus)).toEqual(['kept-heading 5']);
  // Without `withStatus`, the settings lack column H, so the validator does not read its statuses.
  expect(foundIn(all)).toEqual(['kept-heading 5', 'unread-status H 6 7 8 9']);
});

test.each(['Batch of May', 'Cancelled fees', 'Valid certificates'])(
  'a title that names no withdrawn certificates is only a heading: %s',
  (title) => {
    expect(foundIn(withTitles([5, title]))).toEqual(['kept-heading 5']);
  },
);

test.each([
  ['The above 3 are cancelled', '6 7 8'],
  ['The above three are cancelled', '6 7 8'],
  ['Nos. 2 to 4 are cancelled', '4 5 6'],
  ['No. 2 and No. 4: withdrawn', '4 6'],
  ['Withdrawn: 2 certificates', ''],
  ['Two certificates are withdrawn', ''],
  ['Nos. 2 to 4 above are cancelled', '4 5 6'],
  ['Certificate no. ITA-2024-0003 is cancelled', '5'],
])(
  'a note at the end of the sheet is a fault if it says that certificates are withdrawn: %s',
  (note, rows) => {
    for (const column of [0, 1, 5]) {
      const found = foundIn(withTitles([9, note, column]));
      expect(found).toContain(`ended-title ${rows}`.trim());
    }
  },
);

test.each([
  'Cancelled: 0',
  'Total: 6',
  'No certificate is cancelled',
  'Cancelled certificates are not listed here',
  'Any certificate not in this list is invalid',
  'Cancelled cheques are not accepted',
])('a note that names no withdrawn certificates is not a fault: %s', (note) => {
  expect(kindsIn(withTitles([9, note, 1]))).toEqual([]);
});

test('the advice is to delete a title only after the withdrawn certificates have a status', () => {
  const lines = withTitles([5, 'CANCELLED:'], [8, 'VALID:']);
  expect(foundIn(lines)).toEqual(['kept-heading 8', 'ended-title 6 7']);
  expect(adviceOn(lines)[0]).toMatch(/Follow its advice first, and keep this row until then/);
  for (const title of ['All certificates of May are cancelled', 'Not to be honoured'])
    expect(adviceOn(withTitles([9, title]))[0]).toMatch(
      /First make sure .* Only then delete this row/,
    );
});
