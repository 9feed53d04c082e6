import type { CmsConfig, CollectionFile } from '@sveltia/cms';
import { cmsFields } from './cms-fields.ts';
import type { DeskState } from './desk-state.ts';
import { courseFileForm, deskGroups, entryName, type DeskFile } from './desk-files.ts';
import type { FileForm } from './file-form.ts';
import { longTexts } from './long-texts.ts';

/** The field in which an entry carries, out of sight, which text it came from. */
export const sourceField = 'deskSource';

/** The format of a file: it is told no path, so that each file needs one of its own. */
export function formatOf(file: string): string {
  return `desk-${file.replaceAll(/\W/g, '-')}`;
}

/** The CMS takes no other ending for a format of Markdown files. */
export const courseFormat = 'desk-course-frontmatter';

/** The name of the group that holds the course that is about to be written. */
export const newCourseGroup = 'new-course';

/**
 * What Sveltia CMS needs to know, made from the schemas and from the content as it is.
 *
 * @param newPath the path of a course that is to be written
 */
export function cmsConfig(state: DeskState, newPath?: string): CmsConfig {
  return {
    load_config_file: false,
    app_title: 'Words and pictures',
    backend: {
      name: 'github',
      // Where none is named, only the local checkout can be opened.
      repo: state.repository ?? 'the-academy/website',
      auth_methods: ['token'],
      commit_messages: {
        create: 'content: add {{slug}}',
        update: 'content: change {{slug}}',
        uploadMedia: 'content: add {{path}}',
        deleteMedia: 'content: remove {{path}}',
      },
    },
    media_folder: 'content/pictures',
    public_folder: '/pictures',
    asset_collections: [
      {
        name: 'gallery',
        label: 'Gallery',
        media_folder: 'content/gallery',
        public_folder: '/gallery',
      },
    ],
    media_libraries: {
      default: { config: { slugify_filename: false } },
      // Pictures are the academy's own, and the policy lets no other host in.
      stock_assets: { providers: [] },
    },
    editor: { preview: false },
    show_preview_links: false,
    output: { omit_empty_optional_fields: true },
    collections: [
      ...deskGroups().map(({ name, label, files }) => ({
        name,
        label,
        files: files.map((file) => collectionFile(file, state)),
      })),
      courses(state),
      ...(newPath === undefined ? [] : [newCourse(newPath, state)]),
    ],
  };
}

function collectionFile({ file, label, form }: DeskFile, state: DeskState): CollectionFile {
  const [, folder = 'pictures'] = /^(gallery|pictures)\//.exec(file) ?? [];
  return {
    name: entryName(file),
    label,
    file: `content/${file}`,
    format: formatOf(file),
    media_folder: `/content/${folder}`,
    public_folder: `/${folder}`,
    fields: fieldsOf(form, state, [state.files.get(file)]),
  };
}

function courses(state: DeskState) {
  return {
    name: 'courses',
    label: 'Courses',
    label_singular: 'course',
    folder: 'content/courses',
    extension: 'md',
    format: courseFormat,
    identifier_field: 'title',
    summary: '{{title}}',
    // The CMS would allow no space in the path of a new one.
    create: false,
    // Other files name it: the check must be able to say which, and the CMS asks nobody before it deletes.
    delete: false,
    fields: courseFields(state),
  };
}

/** A course that is not there yet, as a file whose name the owner has chosen. */
function newCourse(path: string, state: DeskState) {
  const file = {
    name: 'course',
    label: path,
    file: `content/courses/${path}.md`,
    format: courseFormat,
    fields: courseFields(state),
  };
  return { name: newCourseGroup, label: 'New course', files: [file] };
}

function courseFields(state: DeskState) {
  const texts = state.coursePaths.map((path) => state.files.get(`courses/${path}.md`));
  return fieldsOf(courseFileForm, state, texts);
}

function fieldsOf(form: FileForm, state: DeskState, texts: readonly (string | undefined)[]) {
  const read = texts.flatMap((text) => (text === undefined ? [] : [readable(form, text)]));
  const context = { courses: state.courseNames, longTexts: longTexts(read) };
  return [...cmsFields(form.fields, context), { name: sourceField, widget: 'hidden' as const }];
}

/** A file with a fault is still listed, so that the CMS can say that it can't read it. */
function readable(form: FileForm, text: string): unknown {
  try {
    return form.read(text);
  } catch {
    return {};
  }
}
