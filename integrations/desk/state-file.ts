import { stringify } from 'yaml';
import type { StateFile } from '../../src/desk/words/desk-state.ts';
import type { ContentFolder } from '../../src/content/read-content.ts';
import { parseContentFiles, type ContentFiles } from '../../src/content/files/content-files.ts';
import { registerFile } from '../../src/content/schemas/register.ts';

/** The content for the desk's checks. A published desk gets nothing that could open a sealed register. */
export function stateFile(
  { files, pictures, registerFiles }: ContentFolder,
  isLocal: boolean,
  confirmedRows?: string,
): StateFile {
  const { academy, register } = parseContentFiles(files);
  const { repository, publishDesk = false } = academy.value ?? {};
  return {
    ...(repository === undefined ? {} : { repository }),
    isPublished: publishDesk,
    isLocal,
    ...(isLocal && confirmedRows !== undefined ? { confirmedRows } : {}),
    files: [...files].map(([path, text]) => [
      path,
      path === register.file && !isLocal ? settingsForAll(text, register) : text,
    ]),
    pictures: [...pictures],
    registerFiles,
  };
}

/** Removes the comments, IDs, links and confirmed texts from the settings of a sealed register. */
function settingsForAll(text: string, { value }: ContentFiles['register']): string {
  if (value === undefined) return '';
  if (!value.sealed) return text;
  const { hosts: _, confirmed: __, ...settings } = value;
  const address = registerFile(value) ?? 'https://not-told.invalid/register.xlsx';
  return stringify({ ...settings, address });
}
