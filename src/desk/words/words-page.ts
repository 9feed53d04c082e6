import '../policy/zod-without-eval.ts';
import CMS, { type ApiEntry } from '@sveltia/cms';
import type { PictureSize } from '../../content/checks/check-files.ts';
import { minimumPictureWidth } from '../../content/schemas/gallery.ts';
import { picturePath } from '../../content/schemas/text.ts';
import { checkEdit } from './check-edit.ts';
import { toldProblems } from './place-of.ts';
import { cmsConfig, courseFormat, formatOf, sourceField } from './cms-config.ts';
import { courseFileForm, deskGroups } from './desk-files.ts';
import { fetchState, type DeskState } from './desk-state.ts';
import type { FileForm, Form } from './file-form.ts';
import { sayFailure, showFaults, showNext } from './show-faults.ts';

/** Room 1: starts the CMS on the content, with our formats, and our checks before anything is saved. */
async function openRoom() {
  const state = await fetchState();
  sayHow(state);
  if (!state.isLocal) watchConnection();
  const texts = registerFormats();
  CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      // An Immutable.js map of what its type says.
      const { path, data, newRecord } = entry.toJS() as ApiEntry;
      const file = path.replace(/^content\//, '');
      const textOf = texts.get(file) ?? texts.get('courses');
      if (!textOf) return entry;
      const before = await contentNow(state);
      const { text, refused, next } = checked(before, file, textOf, data);
      if (refused.length > 0) {
        showFaults('Not saved', refused, file);
        // The CMS saves nothing when a listener throws.
        throw new Error(`not saved: ${refused.map(({ message }) => message).join('; ')}`);
      }
      saved.set(file, text);
      if (next.length > 0) showNext(next);
      return newRecord ? entry.setIn(['data', sourceField], path) : entry;
    },
  });
  await CMS.init({ config: cmsConfig(state) });
  letZoom();
}

/** What was saved in this window, by path below `content/`. */
const saved = new Map<string, string>();

/** The content as it is in the folder now; on a published desk, as of the last build with what was saved here since. */
async function contentNow(state: DeskState): Promise<DeskState> {
  return state.isLocal ? fetchState() : { ...state, files: new Map([...state.files, ...saved]) };
}

/** A file's new text, and what the check says of it. Where it can't be written, nothing is saved, and a dialog says why. */
function checked(before: DeskState, file: string, textOf: (form: Form) => string, form: Form) {
  try {
    const text = textOf(form);
    const after = {
      ...before,
      files: new Map([...before.files, [file, text]]),
      pictures: new Map([...newPictures(form), ...before.pictures]),
    };
    const { refused, next } = checkEdit(before, after, file);
    return { text, refused: toldProblems(refused), next: toldProblems(next) };
  } catch (error) {
    showFaults(`Not saved: ${error instanceof Error ? error.message : String(error)}`, []);
    throw error;
  }
}

/**
 * The pictures that a form names, by path below `content/`: it names none that is neither there nor saved together with
 * it. The CMS shows its listeners no new ones, so the size of a new one counts as enough until “Put it online” looks.
 */
function newPictures(value: unknown): (readonly [string, PictureSize])[] {
  if (typeof value === 'string') {
    const path = value.replace(/^\//, '');
    const isPicture = value.startsWith('/') && picturePath.safeParse(path).success;
    return isPicture ? [[path, { width: minimumPictureWidth }]] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(newPictures);
}

/** Registers a format for each file, and one for all courses; gives by file what makes its new text. */
function registerFormats() {
  const files = deskGroups().flatMap((group) => group.files);
  return new Map([
    ['courses', registerFormat(courseFormat, 'md', courseFileForm)],
    ...files.map(
      ({ file, form }) => [file, registerFormat(formatOf(file), 'yaml', form, file)] as const,
    ),
  ]);
}

/**
 * Registers a format, which keeps the texts behind its entries, so that an edit changes nothing else in them.
 *
 * @param fixedName the name of the only entry, where the format is that of one file
 * @returns the text of the form that an entry came from, with what was changed
 */
function registerFormat(format: string, extension: string, fileForm: FileForm, fixedName?: string) {
  const texts = new Map<string, string>();
  const textOf = ({ [sourceField]: source, ...form }: Form) =>
    fileForm.write(texts.get(String(source)) ?? '', form);
  CMS.registerCustomFormat(format, extension, {
    /** A file's text as a form, which carries which text it is. */
    fromFile: (trimmed: string): Form => {
      // The CMS takes away the line break at the end, and puts it back.
      const text = `${trimmed.trimEnd()}\n`;
      // An unchanged text keeps its name when it is read again, so that it does not pass for changed.
      const [known] = [...texts].find(([, other]) => other === text) ?? [];
      const source = fixedName ?? known ?? `text-${texts.size + 1}`;
      texts.set(source, text);
      return { ...fileForm.read(text), [sourceField]: source };
    },
    /** From then on the new text is the entry's. */
    toFile: (form: Form): string => {
      const text = textOf(form);
      const source = form[sourceField];
      if (typeof source === 'string' && source !== '') texts.set(source, text);
      return text;
    },
  });
  return textOf;
}

/** Of a lost connection the CMS only says what the browser calls it. */
function watchConnection() {
  const say = () => {
    sayFailure(
      navigator.onLine
        ? ''
        : 'This device is not connected to the internet. What you typed stays in the form; save it when the connection is back.',
    );
  };
  window.addEventListener('offline', say);
  window.addEventListener('online', say);
  say();
}

/** The CMS forbids zooming, which some need in order to read (WCAG 2.2, 1.4.4). */
function letZoom() {
  const forbids = 'meta[name="viewport"][content*="maximum-scale"]';
  for (const element of document.querySelectorAll(forbids)) element.remove();
}

function sayHow({ isLocal }: DeskState) {
  const how = document.querySelector('#how');
  if (!how) return;
  how.textContent = isLocal
    ? 'Choose “Work with Local Repository”, and then the folder of the website: the one that holds “content”.'
    : 'Choose “Sign In Using Access Token”. What you save goes online when you press “Publish Changes”.';
  // The CMS has been entered.
  window.addEventListener('hashchange', () => how.remove(), { once: true });
  if (isLocal && !('showDirectoryPicker' in window)) {
    sayFailure(
      'This browser can’t open a folder of this computer. Open this page in Chrome or Edge.',
    );
  }
}

openRoom().catch((error: unknown) => {
  sayFailure(error instanceof Error ? error.message : String(error));
});
