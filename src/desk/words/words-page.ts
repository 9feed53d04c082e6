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
import type { Form } from './file-form.ts';
import { keptTexts, type KeptTexts } from './kept-texts.ts';
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
      const { path, data, newRecord } = plainEntry(entry);
      const file = path.replace(/^content\//, '');
      const kept = texts.get(file) ?? texts.get('courses');
      if (!kept) return entry;
      const before = await contentNow(state);
      const { text, refused, next } = checked(before, file, kept, data);
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
function checked(before: DeskState, file: string, kept: KeptTexts, form: Form) {
  try {
    const text = kept.preview(form);
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

/** Registers a format for each file, and one for all courses; gives the texts behind each by file. */
function registerFormats(): ReadonlyMap<string, KeptTexts> {
  const files = deskGroups().flatMap((group) => group.files);
  const texts = new Map(files.map(({ file, form }) => [file, keptTexts(form, file)]));
  for (const { file } of files) {
    const kept = texts.get(file);
    if (kept) register(formatOf(file), 'yaml', kept);
  }
  const courses = keptTexts(courseFileForm);
  register(courseFormat, 'md', courses);
  return texts.set('courses', courses);
}

function register(format: string, extension: string, kept: KeptTexts) {
  CMS.registerCustomFormat(format, extension, {
    fromFile: (text: string) => kept.read(text),
    toFile: (form: Form) => kept.write(form),
  });
}

type EntryMap = Parameters<Parameters<typeof CMS.registerEventListener>[0]['handler']>[0]['entry'];

function plainEntry(entry: EntryMap): ApiEntry & { readonly data: Form } {
  // An Immutable.js map of what its type says.
  return entry.toJS() as ApiEntry & { readonly data: Form };
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
