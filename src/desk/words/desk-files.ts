import { contentFiles } from '../../content/files/content-files.ts';
import { pages } from '../../content/files/pages.ts';
import { captionsShape, yamlForm, type FileForm } from './file-form.ts';
import { shapeOf } from './shape.ts';

/** A YAML file of `content/` on the desk. */
export interface DeskFile {
  /** The file's path below `content/`. */
  readonly file: string;
  /** The file's name on the desk. */
  readonly label: string;
  /** The name of the file's group, as in the address of the form. */
  readonly collection: string;
  /** The file's name in its group, as in the address of the form. */
  readonly entry: string;
  /** The CMS does not tell a format which file it reads, so each file has a format of its own. */
  readonly format: string;
  readonly form: FileForm;
}

interface DeskGroup {
  readonly name: string;
  readonly label: string;
  readonly files: readonly DeskFile[];
}

/** All YAML files of the content, in the desk's groups and order. */
export const deskGroups: readonly DeskGroup[] = [
  deskGroup('facts', 'The academy', ['academy', 'site', 'keptSamples']),
  // `keys` loses the type of the names.
  deskGroup('pages', 'Pages', [...(Object.keys(pages) as (keyof typeof pages)[]), 'ways']),
  deskGroup('descriptions', 'Pictures', ['galleryCaptions', 'captions']),
  deskGroup('certificates', 'Certificates', ['register', 'registerFaults', 'certificate']),
];

export const deskFiles = deskGroups.flatMap(({ files }) => files);

function deskGroup(
  collection: string,
  label: string,
  names: readonly (keyof typeof contentFiles)[],
): DeskGroup {
  const files = names.map((name) => {
    const { file, deskLabel, schema } = contentFiles[name];
    const [, folder] = /^(\w+)\/captions\.yaml$/.exec(file) ?? [];
    const form = yamlForm(folder === undefined ? shapeOf(schema) : captionsShape(folder));
    const entry = file.replace(/\.yaml$/, '').replaceAll('/', '-');
    return { file, label: deskLabel, collection, entry, format: `desk-${entry}`, form };
  });
  return { name: collection, label, files };
}
