import type { CmsConfig, CollectionFile, EntryCollection } from '@sveltia/cms';
import { isCourseFile, parseContentFiles } from '../../content/files/content-files.ts';
import { textsIn } from '../../content/files/schema-at.ts';
import { cmsFields, type FormContext } from './cms-fields.ts';
import type { DeskState } from './desk-state.ts';
import { deskGroups, type DeskFile } from './desk-files.ts';
import { courseForm, type FileForm } from './file-form.ts';

/** A hidden field of each form. Identifies the text that the form was made from. */
export const sourceField = 'deskSource';

/** For Markdown files, the CMS accepts only a format whose name ends with `-frontmatter`. */
export const courseFormat = 'desk-course-frontmatter';

/** Sveltia CMS's configuration, made from the schemas and the current content. */
export function cmsConfig(state: DeskState): CmsConfig {
  return {
    load_config_file: false,
    app_title: 'Words and pictures',
    backend: {
      name: 'github',
      // A placeholder: without a repository, the owner can only open the folder on this computer.
      repo: state.repository ?? 'the-academy/website',
      auth_methods: ['token'],
      // Saved changes go online together, when the owner presses the CMS's button “Publish Changes”.
      skip_ci: true,
      commit_messages: {
        create: 'content: add {{slug}}',
        update: 'content: change {{slug}}',
        uploadMedia: 'content: add {{path}}',
        deleteMedia: 'content: remove {{path}}',
      },
    },
    media_folder: 'content/pictures',
    public_folder: '/pictures',
    asset_collections: ['Gallery', 'Logo'].map((label) => {
      const name = label.toLowerCase();
      return { name, label, media_folder: `content/${name}`, public_folder: `/${name}` };
    }),
    media_libraries: {
      default: { config: { slugify_filename: false } },
      // The desk's policy does not allow the hosts of stock pictures.
      stock_assets: { providers: [] },
    },
    editor: { preview: false },
    show_preview_links: false,
    slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '_', lowercase: false },
    output: { omit_empty_optional_fields: true },
    collections: [
      ...deskGroups.map(({ name, label, files }) => ({
        name,
        label,
        files: files.map((file) => collectionFile(file, state)),
      })),
      courses(state),
    ],
  };
}

function collectionFile(
  { file, label, entry, format, form }: DeskFile,
  state: DeskState,
): CollectionFile {
  const folder = pictureFolderOf(`${file}\n${state.files.get(file) ?? ''}`);
  return {
    name: entry,
    label,
    file: `content/${file}`,
    format,
    media_folder: `/content/${folder}`,
    public_folder: `/${folder}`,
    fields: fieldsOf(form, [state.files.get(file) ?? ''], []),
  };
}

/** The folder of the first picture that a file names, so that the form's picker opens there. */
function pictureFolderOf(text: string): string {
  const [, folder = 'pictures'] = /\b(gallery|logo|pictures)\/[^/\n]+\.\w+$/m.exec(text) ?? [];
  return folder;
}

function courses({ files }: DeskState): EntryCollection {
  const texts = [...files].flatMap(([file, text]) => (isCourseFile(file) ? [text] : []));
  return {
    name: 'courses',
    label: 'Courses',
    label_singular: 'course',
    folder: 'content/courses',
    extension: 'md',
    format: courseFormat,
    identifier_field: 'title',
    summary: '{{title}}',
    slug: {
      template: '{{title}}',
      editable: ['create'],
      hint: 'The last part of the course’s address, /courses/…, and the name of its file. You can’t change this name here later.',
      // Allows the `-1` that the CMS adds to a taken name. `addressProblems` reports the taken name.
      pattern: [/^\w+(-\w+)*$/, 'Use only Latin letters, digits, underscores and hyphens.'],
    },
    fields: fieldsOf(courseForm, texts, groupsIn(files)),
  };
}

function groupsIn(files: DeskState['files']): FormContext['groups'] {
  const { value } = parseContentFiles(files).catalogue;
  return Object.entries(value?.groups ?? {}).map(([id, { heading }]) => ({
    label: heading,
    value: id,
  }));
}

function fieldsOf(form: FileForm, texts: readonly string[], groups: FormContext['groups']) {
  const values = texts.map((text) => valueOf(form, text));
  const longTexts = textsIn(values)
    .filter(({ text, isName }) => !isName && text.length > charactersOnLine)
    .map(({ path }) => path.filter((step) => typeof step === 'string').join('.'));
  const context = { longTexts: new Set(longTexts), groups };
  return [...cmsFields(form.fields, context), { name: sourceField, widget: 'hidden' as const }];
}

function valueOf(form: FileForm, text: string): unknown {
  try {
    return form.read(text);
  } catch {
    return undefined;
  }
}

const charactersOnLine = 60;
