import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleValues } from '../../content/checks/sample-values.ts';
import { contentFiles, isCourseFile } from '../../content/files/content-files.ts';
import { loadContent } from '../../content/load-content.ts';
import { leftToDo } from '../online/left-to-do.ts';
import { cmsConfig } from './cms-config.ts';
import { deskFiles } from './desk-files.ts';
import { placeOf } from './place-of.ts';

const folder = join(import.meta.dirname, '../../../content');
const { content, files, pictures, registerFiles } = await loadContent(folder);
const state = { isLocal: true, files, pictures, registerFiles };
const collections = (cmsConfig(state).collections ?? []).filter((each) => 'name' in each);

test('every file of the content has one form on the desk', () => {
  const onDesk = deskFiles.map(({ file }) => file);
  const known = Object.values(contentFiles).map(({ file }) => file);
  expect(onDesk.toSorted()).toEqual(known.toSorted());
  const courses = [...state.files.keys()]
    .filter(isCourseFile)
    .map((file) => encodeURIComponent(file.replace(/^courses\/|\.md$/g, '')));
  const forms = collections.flatMap((collection) => {
    const entries = 'files' in collection ? collection.files.map(({ name }) => name) : courses;
    return entries.map((entry) => `words#/collections/${collection.name}/entries/${entry}`);
  });
  for (const file of state.files.keys()) expect(forms, file).toContain(placeOf(file).link);
});

test('at GitHub, saving a form does not publish the change', () => {
  expect(cmsConfig({ ...state, repository: 'my-academy/website' }).backend).toMatchObject({
    name: 'github',
    repo: 'my-academy/website',
    skip_ci: true,
  });
  const workflow = readFileSync(join(folder, '../.github/workflows/publish.yml'), 'utf8');
  expect(workflow).toMatch(/repository_dispatch:\n +types: \[sveltia-cms-publish\]/);
});

test('the desk lists the same samples as `npm run check -- --live`', () => {
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
