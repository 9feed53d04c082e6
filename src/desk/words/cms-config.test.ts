import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFiles } from '../../content/files/content-files.ts';
import { pages } from '../../content/files/pages.ts';
import { loadContentFolder } from '../../content/load-content.ts';
import { cmsConfig } from './cms-config.ts';
import { deskGroups } from './desk-files.ts';
import { deskState } from './desk-state.ts';

const loaded = await loadContentFolder(join(import.meta.dirname, '../../../content'));
const state = deskState({
  isLocal: true,
  files: [...loaded.files],
  pictures: [...loaded.pictures],
  registerFiles: loaded.registerFiles,
});
const { collections = [] } = cmsConfig(state);

/** What the desk lists in a group, by file. */
function listed(group: string): ReadonlyMap<string, string | undefined> {
  const found = collections.find((collection) => 'name' in collection && collection.name === group);
  const files = found && 'files' in found ? found.files : [];
  return new Map(files.map(({ file, label }) => [file, label]));
}

test('every page of the table is among the desk’s pages, under the name that its row gives', () => {
  const rows = Object.values(pages).map(({ file, deskLabel }) => [`content/${file}`, deskLabel]);
  expect([...listed('pages')]).toEqual(expect.arrayContaining(rows));
  expect(rows.filter(([, label]) => !label)).toEqual([]);
});

test('every file of the content is on the desk, once', () => {
  const listed = deskGroups().flatMap(({ files }) => files.map(({ file }) => file));
  expect(listed.toSorted()).toEqual(
    Object.values(contentFiles)
      .map(({ file }) => file)
      .toSorted(),
  );
});

test('the form says that naming a repository publishes the desk', () => {
  const facts = collections.find((each) => 'name' in each && each.name === 'facts');
  const files = facts && 'files' in facts ? facts.files : [];
  const fields = files.flatMap((file) => ('fields' in file ? file.fields : []));
  const repository = fields.find((field) => field.name === 'repository');
  expect(repository).toMatchObject({
    hint: expect.stringMatching(/publishes the desk.*\/desk/),
  });
});
