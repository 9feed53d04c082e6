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
    // `deskGroup` is only called with names from the table of content files.
    const { file, schema } = contentFiles[name as ContentName];
    const [, folder] = /^(\w+)\/captions\.yaml$/.exec(file) ?? [];
    const form = yamlForm(folder === undefined ? shapeOf(schema) : captionsShape(folder));
    const entry = file.replace(/\.yaml$/, '').replaceAll('/', '-');
    return { file, label, collection, entry, format: `desk-${entry}`, form };
  });
  return { name: collection, label: groupLabel, files };
}
