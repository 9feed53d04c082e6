import type { StateFile } from '../../src/desk/words/desk-state.ts';
import { loadContentFolder } from '../../src/content/load-content-folder.ts';
import { academySchema } from '../../src/content/schemas/academy.ts';
import { pictureHashes } from '../content/picture-hashes.ts';
import { parseYamlFile } from '../../src/content/yaml/parse-yaml-file.ts';

/** The content as it is now in `folder`, for the desk's checks. */
export async function stateFile(folder: string, isLocal: boolean): Promise<StateFile> {
  const { files, pictures, registerFiles } = await loadContentFolder(folder);
  const repository = repositoryIn(files.get('academy.yaml') ?? '');
  return {
    ...(repository === undefined ? {} : { repository }),
    isLocal,
    files: [...files],
    pictures: [...pictures],
    registerFiles,
    pictureHashes: [...(await pictureHashes(folder, pictures.keys()))],
  };
}

/** The repository that the content names, unless the file has a fault. */
export function repositoryIn(academy: string): string | undefined {
  return parseYamlFile('academy.yaml', academy, academySchema).value?.repository;
}
