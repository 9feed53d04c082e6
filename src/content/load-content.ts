import { loadContentFolder, type ContentFolder } from './load-content-folder.ts';
import { readContent, type ReadContentResult } from './read-content.ts';

/**
 * Reads and checks a content folder: the one way in for the build, the commands and the tests.
 *
 * @throws only if the folder or a file in it can't be read
 */
export async function loadContent(folder: string): Promise<ContentFolder & ReadContentResult> {
  const loaded = await loadContentFolder(folder);
  return { ...loaded, ...readContent(loaded.files, loaded.pictures, loaded.registerFiles) };
}
