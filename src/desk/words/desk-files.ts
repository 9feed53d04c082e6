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
export interface DeskGroup {
  readonly name: string;
  readonly label: string;
  readonly files: readonly DeskFile[];
}

/** Every YAML file of the content in its group. */
export function deskGroups(): DeskGroup[] {
  return groups.map(({ name, label, files }) => ({
    name,
    label,
    files: Object.entries(files).map(deskFile),
  }));
}

/** The name under which the CMS lists a file. */
export function entryName(file: string): string {
  return file.replace(/\.yaml$/, '').replaceAll('/', '-');
}

/** The form of every course's file. */
export const courseFileForm = courseForm();

const groups = [
  {
    name: 'facts',
    label: 'The academy',
    files: {
      academy: 'Name, phone, email, address',
      site: 'Words that pages share',
      keptSamples: 'Samples that stay',
    },
  },
  {
    name: 'pages',
    label: 'Pages',
    files: {
      ...Object.fromEntries(
        Object.entries(pages).map(([name, { deskLabel }]) => [name, deskLabel]),
      ),
      ways: 'Courses: where do I start?',
    },
  },
  {
    name: 'descriptions',
    label: 'Pictures',
    files: { galleryCaptions: 'Pictures of the gallery', captions: 'Pictures of the pages' },
  },
  {
    name: 'certificates',
    label: 'Certificates',
    files: {
      register: 'The register',
      registerFaults: 'When the register can’t be read',
      certificate: 'Certificates to print',
    },
  },
] as const satisfies readonly Group[];

interface Group {
  readonly name: string;
  readonly label: string;
  readonly files: Partial<Record<keyof typeof contentFiles, string>>;
}

function deskFile([name, label]: [string, string]): DeskFile {
  // The names above are those of the table.
  const { file, schema } = contentFiles[name as keyof typeof contentFiles];
  const [, folder] = /^(\w+)\/captions\.yaml$/.exec(file) ?? [];
  const shape = folder === undefined ? shapeOf(schema) : captionsShape(folder);
  return { file, label, form: yamlForm(shape) };
}
