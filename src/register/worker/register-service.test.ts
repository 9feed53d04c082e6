import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultColumns } from '../certificates/columns.ts';
import type { RegisterSettings } from '../certificates/verdict.ts';
import { sampleRegister } from '../testing/sample-register.ts';
import { createRegisterService } from './register-service.ts';
import type { LoadProgress, Question, RegisterTasks } from './worker-messages.ts';

let service: ReturnType<typeof createRegisterService>;

beforeEach(() => {
  service = createRegisterService();
});

afterEach(() => vi.unstubAllGlobals());

function ask(question: Question<RegisterTasks>, onProgress = vi.fn()) {
  return service(question, onProgress);
}

const find = (id: string) => ask({ task: 'find', id });

/** Has the service load what the host answers with. */
function load(
  bytes: Uint8Array,
  settings: Partial<RegisterSettings> = {},
  onProgress = vi.fn<(progress: LoadProgress) => void>(),
) {
  // A copy, since a Buffer may share its memory with others.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(new Uint8Array(bytes))));
  const url = 'https://academy.example/r.xlsx';
  return ask({ task: 'load', url, columns: defaultColumns, ...settings }, onProgress);
}

/** A register of these rows, below the two that are no certificates. */
function csv(...rows: string[]): Uint8Array {
  return new TextEncoder().encode(['Register,,', 'No.,Student,Course', ...rows].join('\n'));
}

test('the register is loaded with progress and then answers', async () => {
  const onProgress = vi.fn<(progress: LoadProgress) => void>();
  const loaded = await load(sampleRegister(), {}, onProgress);
  expect(loaded).toEqual({ status: 'ready', records: 240 });
  const phases = onProgress.mock.calls.map(([{ phase }]) => phase);
  expect(new Set(phases)).toEqual(new Set(['download', 'rows']));
  expect(await find('0007')).toMatchObject({
    status: 'found',
    certificate: { student: 'Sample Student 007', id: '0007' },
    foundBy: undefined,
  });
  expect(await find('7000')).toEqual({ status: 'invalid', certificates: 240, similar: [] });
  // R8: a match outside the column of the IDs is told with the column; what is only similar is offered.
  expect(await find('Java Full Stack')).toMatchObject({ status: 'found', foundBy: 'course' });
  expect(await find('ooo7')).toMatchObject({ status: 'invalid', similar: ['0007'] });
});

test('R9: what can’t be read is told, and answers nothing, least of all "not in it"', async () => {
  const ids = ['X'];
  await expect(load(new Uint8Array())).rejects.toMatchObject({ kind: 'empty-file' });
  await expect(find('X')).rejects.toMatchObject({ kind: 'interrupted' });
  await expect(ask({ task: 'verdicts', ids })).rejects.toThrow('no register');
  await expect(ask({ task: 'recognise', columns: [ids] })).rejects.toThrow('no register');
});

test('with columns that say so, an answer has the state of the certificate; else nothing is said of it', async () => {
  const register = csv(
    '1,Asha,C,A,,X-1,,1 Mar 2024,withdrawn,',
    '2,Asha,C,A,,X-2,,2 Mar 2024,,',
    '3,Asha,C,A,,X-3,,,replaced,X-2',
    // A row without its student or its course is incomplete, whatever else it says.
    '4,,C,A,,X-4,,,withdrawn,',
    '5,Asha,,A,,X-5,,,,',
    '6,,,A,,X-6,,,,',
  );
  await load(register, { columns: { ...defaultColumns, issued: 6, status: 7, replacedBy: 8 } });
  const states = {
    'X-1': { kind: 'withdrawn', issued: '2024-03-01' },
    'X-2': { kind: 'valid' },
    'X-3': { kind: 'replaced', by: 'X-2' },
    'X-4': { kind: 'incomplete', lacks: ['student'] },
    'X-5': { kind: 'incomplete', lacks: ['course'] },
    'X-6': { kind: 'incomplete', lacks: ['student', 'course'] },
  };
  for (const [id, state] of Object.entries(states)) {
    const found = { status: 'found', certificate: { id }, foundBy: undefined, state };
    expect(await find(id)).toMatchObject(found);
  }
  await load(register);
  expect(await find('X-1')).toMatchObject({ state: { kind: 'valid' } });
});

test('an ID of the academy’s form with a wrong character is mistyped, unless the register has it', async () => {
  const register = csv('1,Asha,C,A,,ITA-7K3M-9QXD-2FWAK', '2,Ravi,C,A,,ITA-7K3M-9QXD-2FWAX');
  const ids = ['ITA-7K3M-9QXD-2FWAX', 'ITA-7K3M-9QXD-2FWAZ', 'ITA-7K3M-9QXD-2FWBS', 'ITA-1'];
  const statuses = async () => Promise.all(ids.map(async (id) => (await find(id)).status));
  await load(register, { idPrefixes: ['ITA'] });
  expect(await statuses()).toEqual(['found', 'mistyped', 'mistyped', 'invalid']);
  await load(register);
  expect(await statuses()).toEqual(['found', 'invalid', 'invalid', 'invalid']);
});

test('of many IDs each is answered as a search for it is; what only another column holds is not in the register', async () => {
  await load(csv('1,Asha,Python,A,,ID-1', '2,Ravi,Java,B,,ID-2'));
  const ids = ['ID-2', 'id-1', 'Python', 'nothing'];
  expect(await ask({ task: 'verdicts', ids })).toEqual({
    status: 'verdicts',
    verdicts: [
      await find('ID-2'),
      { status: 'invalid', certificates: 2, similar: ['ID-1'] },
      { status: 'invalid', certificates: 2, similar: [] },
      { status: 'invalid', certificates: 2, similar: [] },
    ],
  });
});
