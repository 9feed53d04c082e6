import '../policy/zod-without-eval.ts';
import CMS, { type ApiEntry } from '@sveltia/cms';
import { heicWords, isHeic } from '../../content/checks/check-files.ts';
import type { Problem } from '../../content/files/problem.ts';
import { checkSaving, ToldError } from './check-saving.ts';
import { cmsConfig, sourceField } from './cms-config.ts';
import { contentNow } from './content-now.ts';
import { fetchState, type DeskState } from './desk-state.ts';
import { isSameText, registerFormats, unreadableIn, type FormatOf } from './entry-formats.ts';
import { fileAt, placeOf } from './place-of.ts';
import {
  sayFailure,
  sayUnreadable,
  showChangedElsewhere,
  showFaults,
  showUnreadable,
  watchDialogs,
} from './show-faults.ts';
import { UnsavedForm } from './unsaved-form.ts';

/** “Words and pictures”: starts the CMS with the content, our own formats, and our checks before each save. */
async function openPage() {
  const state = await fetchState();
  sayHow(state);
  if (!state.isLocal) watchConnection();
  watchDialogs();
  const unsaved = new UnsavedForm();
  const unreadable = unreadableFiles(state);
  const formatOf = registerFormats({
    beforeWriting: (base, name) => stopIfGone(state, base, name),
    onRead: (file, fault) => {
      if (!fault && !unreadable.delete(file)) return;
      if (fault) unreadable.set(file, fault);
      sayUnreadable([...unreadable.values()], state.isLocal);
    },
  });
  guardForms(state, formatOf, unreadable);
  const reload = () => {
    unsaved.release();
    location.reload();
  };
  CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      // Although its type says otherwise, the entry is an Immutable.js map with the same fields.
      const saving = entry.toJS() as ApiEntry;
      try {
        await checkSaving(state, formatOf, saving, reload);
      } catch (error) {
        if (!(error instanceof ToldError)) showFaults(`Not saved: ${messageOf(error)}`, []);
        // The CMS does not save if a listener throws.
        throw error;
      }
      return saving.newRecord ? entry.setIn(['data', sourceField], saving.path) : entry;
    },
  });
  CMS.registerEventListener({ name: 'postSave', handler: () => unsaved.release() });
  window.addEventListener('change', ({ target }) => warnOfHeic(target), { capture: true });
  await CMS.init({ config: cmsConfig(state) });
  letZoom();
}

/**
 * When a form is saved, the CMS may rewrite other files too, such as lists that name a deleted course. This function stops
 * the save if such a file has changed since the CMS read it.
 *
 * @throws {ToldError} if no file has the text `base` any more
 */
async function stopIfGone(state: DeskState, base: string, name: string) {
  const { files } = await contentNow(state);
  if ([...files.values()].some((text) => isSameText(text, base))) return;
  showChangedElsewhere(name, [], () => location.reload());
  throw new ToldError(`${name} was changed elsewhere`);
}

/**
 * Closes a form that would be empty because its file can't be read. Warns if the file of an opened form has changed since the
 * page read it.
 */
function guardForms(
  { isLocal }: DeskState,
  formatOf: FormatOf,
  unreadable: ReadonlyMap<string, Problem>,
) {
  if (unreadable.size > 0) sayUnreadable([...unreadable.values()], isLocal);
  const closeUnreadable = () => {
    const fault = unreadable.get(fileAt(location.hash) ?? '');
    if (!fault) return false;
    location.replace(location.hash.replace(/\/entries\/.*/, ''));
    showUnreadable(fault, isLocal);
    return true;
  };
  closeUnreadable();
  addEventListener('hashchange', (event) => {
    if (closeUnreadable()) event.stopImmediatePropagation();
    // At GitHub the CMS itself looks for changes.
    else if (isLocal) void warnOfChange(formatOf);
  });
}

/**
 * Every file that can't be read, with its fault. A published desk has none, since the build could read every file.
 */
function unreadableFiles({ files }: DeskState): Map<string, Problem> {
  const faults = [...files].flatMap(([file, text]) =>
    placeOf(file).link === undefined ? [] : (unreadableIn(file, text) ?? []),
  );
  return new Map(faults.map((fault) => [fault.file, fault]));
}

/** Warns if the form that was just opened has an older text than its file. */
async function warnOfChange(formatOf: FormatOf) {
  const file = fileAt(location.hash);
  if (file === undefined) return;
  const now = (await fetchState()).files.get(file);
  if (now === undefined || formatOf(file).knows(now) || file !== fileAt(location.hash)) return;
  showChangedElsewhere(file, [], () => location.reload());
}

/** Warns of an iPhone's HEIC picture. The CMS would accept it without showing it, and only the check would say why. */
function warnOfHeic(target: EventTarget | null) {
  const files = target instanceof HTMLInputElement ? [...(target.files ?? [])] : [];
  const chosen = files.find(({ name }) => isHeic(name));
  if (!chosen) return;
  const message = `“${chosen.name}” ${heicWords.message}`;
  showFaults('This picture can’t be used', [{ file: '', where: '', message, fix: heicWords.fix }]);
}

/** Says when the connection is lost. The CMS would only show the browser's own error. */
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

/** Allows zooming again. The CMS forbids zooming, but some people need to zoom (WCAG 2.2, 1.4.4). */
function letZoom() {
  const forbids = 'meta[name="viewport"][content*="maximum-scale"]';
  for (const element of document.querySelectorAll(forbids)) element.remove();
}

function sayHow({ isLocal }: DeskState) {
  const how = document.querySelector('#how');
  if (!how) return;
  how.textContent = isLocal
    ? 'Choose “Work with Local Repository”, and then the folder of the website, which contains the folder “content”.'
    : 'Choose “Sign In Using Access Token”. What you save goes online when you press “Publish Changes”.';
  // The address changes when the CMS has opened the content. Then the explanation is removed.
  window.addEventListener('hashchange', () => how.remove(), { once: true });
  if (isLocal && !('showDirectoryPicker' in window)) {
    sayFailure(
      'This browser can’t open a folder of this computer. Open this page in Chrome or Edge.',
    );
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

openPage().catch((error: unknown) => sayFailure(messageOf(error)));
