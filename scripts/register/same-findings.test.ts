import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Content } from '../../src/content/content.ts';
import { loadContent } from '../../src/content/load-content.ts';
import { registerContext } from '../../src/content/register-context.ts';
import type { RoomTasks } from '../../src/desk/register/worker/room-messages.ts';
import { createRoomService } from '../../src/desk/register/worker/room-service.ts';
import type { FindingGroup } from '../../src/register/inspection/findings.ts';
import type { Reply } from '../../src/register/worker/worker-messages.ts';
import { csvText } from '../../src/register/list/table-file.ts';
import { faultyRegisters } from '../../src/register/testing/faulty-registers.ts';
import { headings, titleRow, usual } from '../../src/register/testing/register-lines.ts';
import { sheetsFile } from '../../src/register/testing/spreadsheet-file.ts';
import { checkRegister, formatCheckedRegister } from './check-register.ts';

let folder: string;
let content: Content;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'same-findings-'));
  const read = await loadContent('content');
  if (!read.content) throw new Error('the content has faults');
  content = read.content;
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(faultyRegisters)('the desk says of $what what the command says', async ({ lines }) => {
  const file = join(folder, 'register.csv');
  writeFileSync(file, csvText(lines));
  await expectSame(file);
});

test('the desk says of another sheet what the command says', async () => {
  const file = join(folder, 'sheets.xlsx');
  const contacts = [
    ['Name', 'Mobile'],
    ['Asha Rao', '9876543210'],
    ['Meera Iyer', '9123456780'],
  ];
  const register = [titleRow, headings, ...usual()];
  writeFileSync(file, sheetsFile({ Register: register, Contacts: contacts, Fees: [['12000']] }));
  await expectSame(file);
});

const workbooks = 'src/register/testing/workbooks';

test.each([
  ...readdirSync('content/register').map((name) => join('content/register', name)),
  ...readdirSync(workbooks)
    .filter((name) => /\.(csv|htm|numbers|ods|xls[bx]?)$/.test(name))
    .map((name) => join(workbooks, name)),
])('the desk says of %s what the command says', expectSame);

/** Every sentence of the room is in the command's text, and there are as many findings and notes. */
async function expectSame(file: string) {
  const checked = await checkRegister(file, content);
  const reply = await opened(file);
  if (checked.status === 'unreadable') {
    const [{ kind, detail } = { kind: '' }] = checked.faults;
    expect(reply).toEqual({ status: 'unreadable', kind, detail });
    return;
  }
  if (checked.status === 'not-asked' || reply.status !== 'open') throw new Error(reply.status);
  const { findings, notes, reading } = reply.report;
  expect([count(findings), count(notes)]).toEqual([checked.findings.length, checked.notes.length]);
  const text = formatCheckedRegister(checked);
  for (const { fix, found } of [...findings, ...notes]) {
    expect(text).toContain(`What to do: ${fix}`);
    for (const { where, what } of found.slice(0, 10)) {
      expect(text).toContain(where === '' ? `- ${what}` : `- ${where}: ${what}`);
    }
  }
  for (const sentence of [...reading.columns, ...reading.counts, reading.sheet ?? '']) {
    expect(text).toContain(sentence);
  }
}

function count(groups: readonly FindingGroup[]): number {
  return groups.reduce((sum, { found }) => sum + found.length, 0);
}

function opened(file: string): Promise<Reply<RoomTasks>> {
  const context = { ...registerContext(content), opensByLink: false };
  const question = { task: 'open', file: new Blob([readFileSync(file)]), context } as const;
  return createRoomService()(question, () => undefined);
}
