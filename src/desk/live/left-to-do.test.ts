import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleValues } from '../../content/checks/sample-values.ts';
import { loadContent } from '../../content/load-content.ts';
import { cmsConfig } from '../words/cms-config.ts';
import { deskState } from '../words/desk-state.ts';
import { placeOf } from '../words/place-of.ts';
import { leftToDo } from './left-to-do.ts';

const folder = join(import.meta.dirname, '../../../content');
const { content, files, pictures, registerFiles } = await loadContent(folder);
const state = deskState({
  isLocal: true,
  files: [...files],
  pictures: [...pictures],
  registerFiles,
  pictureHashes: [...pictures.keys()].map((path) => [path, hashOf(path)]),
});

test('what is still a sample is what the check for going live finds, file by file', () => {
  const { samples, faults } = leftToDo(state);
  expect(faults).toEqual([]);
  const found = sampleValues(state.files, state.pictureHashes, content?.keptSamples ?? []);
  const told = samples.flatMap(({ problems }) => problems);
  expect(told.map(({ message }) => message)).toEqual(
    found.map(({ message }) => message.replaceAll(/`([^`]*)`/g, '“$1”')),
  );
  expect(told.map(({ fix }) => fix).join()).not.toContain('.yaml');
  expect(new Set(samples.map(({ file }) => file)).size).toBe(samples.length);
});

test('what was changed since counts as it is now', () => {
  const after = (state.files.get('academy.yaml') ?? '')
    .replace(/^whatsapp: .*\n/m, '')
    .replace(/^name:/m, 'whatsapp: 020 1\nname:')
    .replace(/^email: .*$/m, 'email: now@sample.example');
  const left = leftToDo(state, [{ path: 'academy.yaml', status: 'changed', after }]);
  expect(left.faults.map(({ file }) => file)).toEqual(['academy.yaml']);
  const places = left.samples.find(({ file }) => file === 'academy.yaml')?.problems ?? [];
  expect(places.map(({ message }) => message)).toContain(
    'a sample e-mail address is still in place: “now@sample.example”',
  );
});

test('every file of the content has a form that its link leads to', () => {
  const forms = (cmsConfig(state).collections ?? []).flatMap((collection) => {
    if (!('name' in collection)) return [];
    if ('files' in collection) {
      return collection.files.map(({ name }) => `${collection.name}/entries/${name}`);
    }
    return state.coursePaths.map(
      (path) => `${collection.name}/entries/${encodeURIComponent(path)}`,
    );
  });
  for (const file of state.files.keys()) {
    expect(forms, file).toContain(placeOf(file).link?.replace('words#/collections/', ''));
  }
});

function hashOf(path: string): string {
  return createHash('sha256')
    .update(readFileSync(join(folder, path)))
    .digest('hex');
}
