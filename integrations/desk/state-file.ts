import { stringify } from 'yaml';
import type { StateFile } from '../../src/desk/words/desk-state.ts';
import type { ContentFolder } from '../../src/content/read-content.ts';
import { academySchema } from '../../src/content/schemas/academy.ts';
import { registerFile, registerSchema } from '../../src/content/schemas/register.ts';
import { parseYamlFile } from '../../src/content/files/parse-yaml-file.ts';

/** The content for the desk's checks. A published desk gets nothing that could open a sealed register. */
export function stateFile(
  { files, pictures, registerFiles }: ContentFolder,
  isLocal: boolean,
  confirmedRows?: string,
): StateFile {
  const academy = parseYamlFile('academy.yaml', files.get('academy.yaml') ?? '', academySchema);
  const { repository, publishDesk = false } = academy.value ?? {};
  return {
    ...(repository === undefined ? {} : { repository }),
    isPublished: publishDesk,
    isLocal,
    ...(isLocal && confirmedRows !== undefined ? { confirmedRows } : {}),
    files: [...files].map(([path, text]) => [
      path,
      path === 'register.yaml' && !isLocal ? settingsForAll(text) : text,
    ]),
    pictures: [...pictures],
    registerFiles,
  };
}

/** Removes the comments, IDs, links and confirmed texts from the settings of a sealed register. */
function settingsForAll(text: string): string {
  const { value } = parseYamlFile('register.yaml', text, registerSchema);
  if (value === undefined) return '';
  if (!value.sealed) return text;
  const { hosts: _, confirmed: __, ...settings } = value;
  const address = registerFile(value) ?? 'https://not-told.invalid/register.xlsx';
  return stringify({ ...settings, address });
}
