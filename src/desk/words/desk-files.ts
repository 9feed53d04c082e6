import { contentFiles } from '../../content/files/content-files.ts';
import { pages } from '../../content/files/pages.ts';
import { captionsShape, courseForm, yamlForm, type FileForm } from './file-form.ts';
import { shapeOf } from './shape.ts';

/** A file of `content/` on the desk. */
export interface DeskFile {
  /** Below `content/`. */
  readonly file: string;
  readonly label: string;
  readonly form: FileForm;
}

/** Files that belong together, in the order in which the desk lists them. */
interface DeskGroup {
  readonly name: string;
  readonly label: string;
  readonly files: readonly DeskFile[];
}

/** The name under which the CMS lists a file. */
export function entryName(file: string): string {
  return file.replace(/\.yaml$/, '').replaceAll('/', '-');
}

/** The form of every course's file. */
export const courseFileForm = courseForm();

/** Every YAML file of the content in its group. */
export function deskGroups(): DeskGroup[] {
  return [
    deskGroup('facts', 'The academy', {
      academy: 'Name, phone, email, address',
      site: 'Words that pages share',
      keptSamples: 'Samples that stay',
    }),
    deskGroup('pages', 'Pages', {
      ...Object.fromEntries(
        Object.entries(pages).map(([name, { deskLabel }]) => [name, deskLabel]),
      ),
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
}

type ContentName = keyof typeof contentFiles;

function deskGroup(
  name: string,
  label: string,
  labels: Partial<Record<ContentName, string>>,
): DeskGroup {
  const files = Object.entries(labels).map(([of, fileLabel]) => {
    // The names are those of the table.
    const { file, schema } = contentFiles[of as ContentName];
    const [, folder] = /^(\w+)\/captions\.yaml$/.exec(file) ?? [];
    const shape = folder === undefined ? shapeOf(schema) : captionsShape(folder);
    return { file, label: fileLabel, form: yamlForm(shape) };
  });
  return { name, label, files };
}
