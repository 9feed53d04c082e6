import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pages } from '../../content/files/pages.ts';
import { loadContentFolder } from '../../content/load-content-folder.ts';
import { cmsConfig } from './cms-config.ts';
import { deskState } from './desk-state.ts';

const loaded = await loadContentFolder(join(import.meta.dirname, '../../../content'));
const state = deskState({
  isLocal: true,
  files: [...loaded.files],
  pictures: [...loaded.pictures],
  registerFiles: loaded.registerFiles,
  pictureHashes: [],
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

test('every file of the desk has a name in words', () => {
  expect(listed('others')).toEqual(new Map());
});
