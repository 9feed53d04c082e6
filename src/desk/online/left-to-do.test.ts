import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isCourseFile } from '../../content/files/content-files.ts';
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
});

test('what is still a sample is what the check for going live finds, file by file', () => {
  const { samples, faults } = leftToDo(state);
  expect(faults).toEqual([]);
  const found = sampleValues(state.files, state.pictures, content?.keptSamples ?? []);
  const told = samples.flatMap(({ problems }) => problems);
  expect(told.map(({ message }) => message)).toEqual(
    found.map(({ message }) => message.replaceAll(/`([^`]*)`/g, '“$1”')),
  );
  expect(told.map(({ fix }) => fix).join()).not.toContain('.yaml');
  expect(new Set(samples.map(({ file }) => file)).size).toBe(samples.length);
});

test('every file of the content has a form that its link leads to', () => {
  const forms = (cmsConfig(state).collections ?? []).flatMap((collection) => {
    if (!('name' in collection)) return [];
    if ('files' in collection) {
      return collection.files.map(({ name }) => `${collection.name}/entries/${name}`);
    }
    return [...state.files.keys()].filter(isCourseFile).map((file) => {
      const path = file.replace(/^courses\/|\.md$/g, '');
      return `${collection.name}/entries/${encodeURIComponent(path)}`;
    });
  });
  for (const file of state.files.keys()) {
    expect(forms, file).toContain(placeOf(file).link?.replace('words#/collections/', ''));
  }
});
