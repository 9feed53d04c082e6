import { contentFiles } from '../../content/files/content-files.ts';
import { pages } from '../../content/files/pages.ts';
import { captionsShape, yamlForm, type FileForm } from './file-form.ts';
import { shapeOf } from './shape.ts';

/** A YAML file of `content/` on the desk. */
export interface DeskFile {
  /** Its path below `content/`. */
  readonly file: string;
  /** Its name on the desk. */
  readonly label: string;
  /** The name of its group, as in the address of its form. */
  readonly collection: string;
  /** Its name in its group, as in the address of its form. */
  readonly entry: string;
  /** The CMS's name for its format. A format does not learn a file's path, so each file has a format of its own. */
  readonly format: string;
  readonly form: FileForm;
}

/** Files that belong together. */
interface DeskGroup {
  readonly name: string;
  readonly label: string;
  readonly files: readonly DeskFile[];
}

/** Every YAML file of the content in its group, in the order in which the desk lists them. */
export const deskGroups: readonly DeskGroup[] = [
  deskGroup('facts', 'The academy', {
    academy: 'Name, phone, email, address',
    site: 'Words that pages share',
    keptSamples: 'Samples that stay',
  }),
  deskGroup('pages', 'Pages', {
    ...Object.fromEntries(Object.entries(pages).map(([name, { deskLabel }]) => [name, deskLabel])),
    ways: 'Courses: where do I start?',
  }),
  deskGroup('descriptions', 'Pictures', {
    galleryCaptions: 'Pictures of the gallery',
    captions: 'Pictures of the pages',
  }),
  deskGroup('certificates', 'Certificates', {
    register: 'The register',
    registerFaults: 'When the register can’t be read',
    certificate: 'Certificates to print',
  }),
];

export const deskFiles = deskGroups.flatMap(({ files }) => files);

type ContentName = keyof typeof contentFiles;

function deskGroup(
  collection: string,
  groupLabel: string,
  labels: Partial<Record<ContentName, string>>,
): DeskGroup {
  const files = Object.entries(labels).map(([name, label]) => {
    // The names are those of the table.
    const { file, schema } = contentFiles[name as ContentName];
    const [, folder] = /^(\w+)\/captions\.yaml$/.exec(file) ?? [];
    const form = yamlForm(folder === undefined ? shapeOf(schema) : captionsShape(folder));
    const entry = file.replace(/\.yaml$/, '').replaceAll('/', '-');
    return { file, label, collection, entry, format: `desk-${entry}`, form };
  });
  return { name: collection, label: groupLabel, files };
}
