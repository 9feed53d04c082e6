import '../policy/zod-without-eval.ts';
import CMS, { type ApiEntry } from '@sveltia/cms';
import { heicWords, isHeic } from '../../content/checks/check-files.ts';
import { checkSaving, stopIfGone, tellDeleted, ToldError } from './check-saving.ts';
import { cmsConfig, sourceField } from './cms-config.ts';
import { contentNow } from './content-now.ts';
import { fetchState, type DeskState } from './desk-state.ts';
import { registerFormats, unreadableIn, type FormatOf } from './entry-formats.ts';
import { fileAt } from './place-of.ts';
import {
  sayFailure,
  sentenceIn,
  showChangedElsewhere,
  showDialog,
  showNotSaved,
  showUnreadable,
} from './show-faults.ts';
import { guardTypedText } from './unsaved-form.ts';

async function openPage() {
  const state = await fetchState();
  sayHow(state);
  const formatOf = registerFormats(CMS.registerCustomFormat, (base, name) =>
    stopIfGone(state, base, name),
  );
  let known: DeskState | undefined;
  const look = async () => {
    const { hash } = location;
    const now = await contentNow(state);
    if (hash !== location.hash) return;
    tellDeleted(known ?? now, now);
    known = now;
    await guardForm(now, formatOf);
  };
  const lookNow = () => void look().catch(() => undefined);
  lookNow();
  window.addEventListener('hashchange', lookNow);
  CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      // The CMS's type is wrong: `entry` is an Immutable.js map with the same fields.
      const saving = entry.toJS() as ApiEntry;
      try {
        await checkSaving(state, formatOf, saving);
      } catch (error) {
        if (!(error instanceof ToldError)) await showNotSaved(sentenceIn(error), []);
        // The CMS does not save if a listener throws.
        throw error;
      }
      return saving.newRecord ? entry.setIn(['data', sourceField], saving.path) : entry;
    },
  });
  const letClose = guardTypedText();
  CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => {
      formatOf(entry.get('path').replace(/^content\//, '')).noteSaved();
      letClose();
    },
  });
  window.addEventListener('change', ({ target }) => warnOfHeic(target), { capture: true });
  await CMS.init({ config: cmsConfig(state) });
  letZoom();
}

/**
 * Checks the file of the form that was just opened. If the file can't be read, closes its empty form. Warns the owner
 * if the CMS has not read the file's present text. On GitHub, the CMS itself warns.
 */
async function guardForm({ files, isLocal }: DeskState, formatOf: FormatOf) {
  const file = fileAt(location.hash);
  const now = file === undefined ? undefined : files.get(file);
  if (file === undefined || now === undefined) return;
  const fault = unreadableIn(file, now);
  if (fault) {
    location.replace(location.hash.replace(/\/entries\/.*/, ''));
    await showUnreadable(fault, isLocal, false);
  } else if (isLocal && !formatOf(file).knows(now)) {
    await showChangedElsewhere(file);
  }
}

/** Warns of a picture in HEIC, the format of iPhones, which the CMS accepts but does not show. */
function warnOfHeic(target: EventTarget | null) {
  const files = target instanceof HTMLInputElement ? [...(target.files ?? [])] : [];
  const chosen = files.find(({ name }) => isHeic(name));
  if (!chosen) return;
  const message = `“${chosen.name}” ${heicWords.message}`;
  const fault = { file: '', where: '', message, fix: heicWords.fix };
  void showDialog('This picture can’t be used', '', [fault]);
}

/** Allows zooming, which the CMS forbids but some people need (WCAG 2.2, 1.4.4). */
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
  // The address changes when the CMS opens the content.
  window.addEventListener('hashchange', () => how.remove(), { once: true });
  if (isLocal && !('showDirectoryPicker' in window)) {
    sayFailure(
      'This browser can’t open a folder on this computer. Open this page in Chrome or Edge.',
    );
  }
}

openPage().catch(sayFailure);
