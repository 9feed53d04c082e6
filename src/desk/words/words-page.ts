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

/** Room 1: starts the CMS on the content, with our formats, and with our checks before each save. */
async function openRoom() {
  const state = await fetchState();
  sayHow(state);
  if (!state.isLocal) watchConnection();
  const unsaved = new UnsavedForm();
  const unreadable = unreadableFiles(state);
  const formats = registerFormats({
    beforeWriting: (base, name) => stopIfGone(state, base, name),
    onRead: (file, fault) => {
      // The folder's content is known already.
      if (state.isLocal || (!fault && !unreadable.delete(file))) return;
      if (fault) unreadable.set(file, fault);
      sayUnreadable([...unreadable.values()], state.isLocal);
    },
  });
  guardForms(state, formats, unreadable);
  CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      // Really an Immutable.js map with the fields of its type.
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
        // The CMS does not save if a listener throws.
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

/** An error that a dialog has shown already. */
class ToldError extends Error {}

/** The texts that were saved in this window, by path below `content/`. */
const saved = new Map<string, string>();

/** The folder's current content; on a published desk, the last build's content with later saves of this window. */
async function contentNow(state: DeskState): Promise<DeskState> {
  return state.isLocal ? fetchState() : { ...state, files: new Map([...state.files, ...saved]) };
}

/** Whether the file has changed since the form was opened, so that the form must not overwrite it. */
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

/** @throws {Error} if the form must not be saved; mostly a dialog has shown why */
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
    // Faults of the file as a whole are already reported at its address.
    ...toldProblems(refused.filter(({ path: at }) => ofAddress.length === 0 || at.length > 0)),
  ];
  if (told.length > 0) {
    showFaults('Not saved', told, file);
    throw new ToldError(`not saved: ${told.map(({ message }) => message).join('; ')}`);
  }
  saved.set(file, text);
  if (next.length > 0) showNext(toldProblems(next));
}

/** The paths of all courses; `more` is the file of a further course, if any. */
function coursesIn({ files }: DeskState, more: string): string[] {
  const courses = [...files.keys(), more].filter(isCourseFile);
  return courses.map((file) => file.replace(/^courses\/|\.md$/g, ''));
}

/**
 * Other files that the CMS rewrites, such as lists with a deleted course, must be unchanged since it read them. At GitHub the commit
 * names its base.
 *
 * @throws {Error} after a dialog, if no file of the folder has this text any more
 */
async function stopIfGone({ isLocal }: DeskState, base: string, name: string) {
  if (!isLocal) return;
  const { files } = await fetchState();
  if ([...files.values()].some((text) => isSameText(text, base))) return;
  showChangedElsewhere(name, [], () => location.reload());
  throw new ToldError(`${name} was changed elsewhere`);
}

/** Keeps forms closed that would be empty, and warns about an opened form if its file has changed meanwhile. */
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

/** Every unreadable file with its fault. The content of a published desk was readable. */
function unreadableFiles({ files }: DeskState): Map<string, Problem> {
  const faults = [...files].flatMap(([file, text]) =>
    placeOf(file).link === undefined ? [] : (unreadableIn(file, text) ?? []),
  );
  return new Map(faults.map((fault) => [fault.file, fault]));
}

/** The file of the form that was just opened. */
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
 * The pictures of a form, by path below `content/`; each exists, or is saved together with the form. The CMS does not pass new
 * pictures to its listeners, so their size counts as sufficient until “Put it online” checks it.
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

/** The changed texts of a form, each with its field. */
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

/** The CMS would accept such a picture and show nothing, and only the check would say why. */
function warnOfHeic(target: EventTarget | null) {
  const files = target instanceof HTMLInputElement ? [...(target.files ?? [])] : [];
  const chosen = files.find(({ name }) => isHeic(name));
  if (!chosen) return;
  const message = `“${chosen.name}” ${heicWords.message}`;
  const told = { file: '', where: '', message, fix: heicWords.fix };
  showFaults('This picture can’t be used', [told], '');
}

/** For a lost connection the CMS only shows the browser's own error. */
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

/** Allows zooming again, which the CMS forbids, but some people need (WCAG 2.2, 1.4.4). */
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
  // The CMS is open.
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
