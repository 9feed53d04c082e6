import '../policy/zod-without-eval.ts';
import CMS, { type ApiEntry } from '@sveltia/cms';
import { heicWords, isHeic, type PictureSize } from '../../content/checks/check-files.ts';
import { minimumPictureWidth } from '../../content/schemas/gallery.ts';
import { picturePath } from '../../content/schemas/text.ts';
import type { Problem } from '../../content/files/problem.ts';
import { isCourseFile } from '../../content/files/content-files.ts';
import { checkEdit } from './check-edit.ts';
import { cmsConfig, sourceField } from './cms-config.ts';
import { labelOf } from './cms-fields.ts';
import { addressProblems } from './course-address.ts';
import { fetchState, type DeskState } from './desk-state.ts';
import { isSameText, registerFormats, unreadableIn, type EntryFormat } from './entry-formats.ts';
import type { Form } from './file-form.ts';
import { fileAt, placeOf, toldProblems } from './place-of.ts';
import {
  sayFailure,
  sayUnreadable,
  showChangedElsewhere,
  showFaults,
  showNext,
  showUnreadable,
  type TypedText,
} from './show-faults.ts';
import { textAtGitHub } from './text-now.ts';
import { UnsavedForm } from './unsaved-form.ts';

/** Room 1: starts the CMS on the content, with our formats, and our checks before anything is saved. */
async function openRoom() {
  const state = await fetchState();
  sayHow(state);
  if (!state.isLocal) watchConnection();
  const unsaved = new UnsavedForm();
  const unreadable = unreadableFiles(state);
  const formats = registerFormats({
    beforeWriting: (base, name) => stopIfGone(state, base, name),
    onRead: (file, fault) => {
      // Of the folder all is known already.
      if (state.isLocal || (!fault && !unreadable.delete(file))) return;
      if (fault) unreadable.set(file, fault);
      sayUnreadable([...unreadable.values()], state.isLocal);
    },
  });
  guardForms(state, formats, unreadable);
  CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      // An Immutable.js map of what its type says.
      const saving = entry.toJS() as ApiEntry;
      try {
        await checkSaving(state, formats, saving, () => {
          unsaved.release();
          location.reload();
        });
      } catch (error) {
        if (!(error instanceof ToldError)) {
          showFaults(`Not saved: ${error instanceof Error ? error.message : String(error)}`, []);
        }
        // The CMS saves nothing when a listener throws.
        throw error;
      }
      return saving.newRecord ? entry.setIn(['data', sourceField], saving.path) : entry;
    },
  });
  window.addEventListener('change', ({ target }) => warnOfHeic(target), { capture: true });
  CMS.registerEventListener({ name: 'postSave', handler: () => unsaved.release() });
  await CMS.init({ config: cmsConfig(state) });
  letZoom();
}

/** An error that a dialog has told already. */
class ToldError extends Error {}

/** What was saved in this window, by path below `content/`. */
const saved = new Map<string, string>();

/** The content as it is in the folder now; on a published desk, as of the last build with what was saved here since. */
async function contentNow(state: DeskState): Promise<DeskState> {
  return state.isLocal ? fetchState() : { ...state, files: new Map([...state.files, ...saved]) };
}

/** Whether there is a text that the form must not overwrite: one that it did not come from. */
async function isChangedElsewhere(
  state: DeskState,
  before: DeskState,
  file: string,
  base: string | undefined,
): Promise<boolean> {
  const now = state.isLocal
    ? before.files.get(file)
    : await textAtGitHub(state.repository ?? '', `content/${file}`);
  if (now === undefined || base === undefined) return now !== base;
  return !isSameText(now, base);
}

/** @throws {Error} where the form must not be saved; most often a dialog has said why */
async function checkSaving(
  state: DeskState,
  formats: ReadonlyMap<string, EntryFormat>,
  { path, data, newRecord }: ApiEntry,
  reload: () => void,
) {
  const file = path.replace(/^content\//, '');
  const format = formats.get(file) ?? formats.get('courses');
  if (!format) return;
  const before = await contentNow(state);
  const base = format.baseOf(data);
  const isNewCourse = newRecord && isCourseFile(file);
  const isElsewhere = await isChangedElsewhere(state, before, file, newRecord ? undefined : base);
  if (isElsewhere && !isNewCourse) {
    const typed = typedTexts(base === undefined ? {} : format.fileForm.read(base), data);
    showChangedElsewhere(file, typed, reload);
    throw new ToldError(`content/${file} was changed elsewhere`);
  }
  const text = format.textOf(data);
  const after = {
    ...before,
    files: new Map([...before.files, [file, text]]),
    pictures: new Map([...newPictures(data), ...before.pictures]),
  };
  const { refused, next } = checkEdit(before, after, file);
  const ofAddress = isNewCourse
    ? addressProblems(
        file,
        textsIn(data['title'])[0] ?? '',
        coursesIn(before, isElsewhere ? file : ''),
      )
    : [];
  const told = [
    ...ofAddress,
    // What the check says of the file as a whole, its address has said.
    ...toldProblems(refused.filter(({ path: at }) => ofAddress.length === 0 || at.length > 0)),
  ];
  if (told.length > 0) {
    showFaults('Not saved', told, file);
    throw new ToldError(`not saved: ${told.map(({ message }) => message).join('; ')}`);
  }
  saved.set(file, text);
  if (next.length > 0) showNext(toldProblems(next));
}

/** The paths of all courses; `more` is the file of another, if there is one. */
function coursesIn({ files }: DeskState, more: string): string[] {
  const courses = [...files.keys(), more].filter(isCourseFile);
  return courses.map((file) => file.replace(/^courses\/|\.md$/g, ''));
}

/**
 * What the CMS rewrites besides, such as lists that name a deleted course, must still be what it has read. At GitHub the
 * commit names what it is based on.
 *
 * @throws {Error} after a dialog, where no file of the folder has this text any more
 */
async function stopIfGone({ isLocal }: DeskState, base: string, name: string) {
  if (!isLocal) return;
  const { files } = await fetchState();
  if ([...files.values()].some((text) => isSameText(text, base))) return;
  showChangedElsewhere(name, [], () => location.reload());
  throw new ToldError(`${name} was changed elsewhere`);
}

/** Keeps forms closed that would be empty, and says of one that is opened when its file was changed meanwhile. */
function guardForms(
  { isLocal }: DeskState,
  formats: ReadonlyMap<string, EntryFormat>,
  unreadable: ReadonlyMap<string, Problem>,
) {
  if (unreadable.size > 0) sayUnreadable([...unreadable.values()], isLocal);
  const faultAt = (hash: string) => unreadable.get(fileAt(hash) ?? '');
  const close = (fault: Problem) => {
    location.replace(location.hash.replace(/\/entries\/.*/, ''));
    showUnreadable(fault, isLocal);
  };
  const asked = faultAt(location.hash);
  if (asked) close(asked);
  addEventListener('hashchange', (event) => {
    const fault = faultAt(location.hash);
    if (fault) {
      event.stopImmediatePropagation();
      close(fault);
    } else if (isLocal) {
      void warnOfChange(formats);
    }
  });
}

/** Every file that can't be read, with its fault. What a published desk was built of was read. */
function unreadableFiles({ files }: DeskState): Map<string, Problem> {
  const faults = [...files].flatMap(([file, text]) =>
    placeOf(file).link === undefined ? [] : (unreadableIn(file, text) ?? []),
  );
  return new Map(faults.map((fault) => [fault.file, fault]));
}

/** Of a form that was just opened. */
async function warnOfChange(formats: ReadonlyMap<string, EntryFormat>) {
  const file = fileAt(location.hash);
  const format = file && (formats.get(file) ?? formats.get('courses'));
  if (!file || !format) return;
  const { files } = await fetchState();
  const now = files.get(file);
  if (now === undefined || format.knows(now) || file !== fileAt(location.hash)) return;
  showChangedElsewhere(file, [], () => location.reload());
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

/** The texts in which a form differs from what it was, each with the field that it is in. */
function typedTexts(before: Form, form: Form): TypedText[] {
  return Object.entries(form)
    .filter(([name]) => name !== sourceField)
    .flatMap(([name, value]) => {
      const known = new Set(textsIn(before[name]));
      const typed = textsIn(value).filter((text) => !known.has(text));
      return typed.map((text) => ({ label: labelOf(name), text }));
    });
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'string' && value.trim() !== '' ? [value.trim()] : [];
}

/** The CMS would take such a picture, show nothing in its place, and leave it to the check to say why. */
function warnOfHeic(target: EventTarget | null) {
  const files = target instanceof HTMLInputElement ? [...(target.files ?? [])] : [];
  const chosen = files.find(({ name }) => isHeic(name));
  if (!chosen) return;
  const message = `“${chosen.name}” ${heicWords.message}`;
  const told = { file: '', where: '', message, fix: heicWords.fix };
  showFaults('This picture can’t be used', [told], '');
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
