import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../src/content/testing/temporary-folder.ts';
import { listenOnFreePort } from '../../tests/support/listen-on-free-port.ts';
import { deskServer } from './desk-server.ts';
import { saveConfirmed } from './save-confirmed.ts';

const before = '# ours\naddress: own.csv\ncolumns: { student: 2, course: 3, id: 5 }\n';
const settings = `${before}idShapes: [ITA-0000]\n`;
const saved = { before, settings, rows: 'the rows\n' };

test('what the owner confirms is written into the settings and the file of remembered rows', async () => {
  const { post, textOf } = await served();
  expect(await post(saved)).toBe(200);
  expect(await textOf('register.yaml')).toBe(settings);
  expect(await textOf('confirmed-rows.txt')).toBe('the rows\n');
});

test('the rows of a sealed register are written into a file that Git leaves out', async () => {
  const { post, textOf } = await served();
  const sealed = `${settings}sealed: true\n`;
  expect(await post({ ...saved, settings: sealed })).toBe(200);
  expect(await textOf('confirmed-rows.local.txt')).toBe('the rows\n');
  expect(await textOf('confirmed-rows.txt')).toBeUndefined();
});

test.each([
  ['the settings have changed since', { ...saved, before: '' }, {}, 409],
  ['the settings would have a fault', { ...saved, settings: 'address: 5' }, {}, 500],
  ['another website asks', saved, { origin: 'https://other.example' }, 403],
  ['a form of another website asks', saved, { 'content-type': 'text/plain' }, 403],
])('nothing is written if %s', async (_, sent, headers, status) => {
  const { post, textOf } = await served();
  expect(await post(sent, headers)).toBe(status);
  expect(await textOf('register.yaml')).toBe(before);
  expect(await textOf('confirmed-rows.txt')).toBeUndefined();
});

async function served() {
  const folder = join(temporaryFolder(), 'content');
  await mkdir(folder);
  await writeFile(join(folder, 'register.yaml'), before);
  const unused = () => Promise.reject(new Error('not asked for'));
  const server = createServer(
    deskServer(new Map(), unused, unused, (sent) => saveConfirmed(sent, folder)),
  );
  const origin = `http://localhost:${await listenOnFreePort(server, 'localhost')}`;
  onTestFinished(() => void server.close());
  return {
    post: async (body: object, headers: object = {}) => {
      const own = { origin, 'content-type': 'application/json', ...headers };
      const url = `${origin}/desk/confirmed`;
      return (await fetch(url, { method: 'POST', headers: own, body: JSON.stringify(body) }))
        .status;
    },
    textOf: (name: string) => readFile(join(folder, name), 'utf8').catch(() => undefined),
  };
}
