import type { ApiEntry } from '@sveltia/cms';
import type { PictureSize } from '../../content/checks/check-files.ts';
import { outdated } from '../../content/checks/written-texts.ts';
import { isCourseFile } from '../../content/files/content-files.ts';
import type { Problem } from '../../content/files/problem.ts';
import { textsIn } from '../../content/files/schema-at.ts';
import { readContent, type ContentFolder } from '../../content/read-content.ts';
import { minimumPictureWidth } from '../../content/schemas/gallery.ts';
import { sourceField } from './cms-config.ts';
import { labelOf } from './cms-fields.ts';
import { contentNow } from './content-now.ts';
import { addressProblems } from './course-address.ts';
import type { DeskState } from './desk-state.ts';
import { isSameText, unreadableIn, type FormatOf } from './entry-formats.ts';
import type { Form } from './file-form.ts';
import { toldProblems } from './place-of.ts';
import {
  sentenceIn,
  showChangedElsewhere,
  showDialog,
  showNotSaved,
  showUnreadable,
  stillInForm,
} from './show-faults.ts';

/** An error that a dialog has already shown to the owner. */
export class ToldError extends Error {}

/**
 * Checks an entry before the CMS saves it, and shows what the check finds.
 *
 * @throws {ToldError} if the entry must not be saved
 * @throws {Error} with a sentence, if the check could not find out whether the entry may be saved
 */
export async function checkSaving(
  state: DeskState,
  formatOf: FormatOf,
  { path, data, newRecord }: Pick<ApiEntry, 'path' | 'data' | 'newRecord'>,
): Promise<void> {
  const file = path.replace(/^content\//, '');
  const format = formatOf(file);
  const base = newRecord ? undefined : format.baseOf(data);
  const typed = typedTexts(base === undefined ? {} : format.fileForm.read(base), data);
  const before = await contentNow(state).catch(async (fault: unknown) => {
    await showNotSaved(sentenceIn(fault), typed);
    throw new ToldError(sentenceIn(fault));
  });
  const now = before.files.get(file);
  const fault = now === undefined ? undefined : unreadableIn(file, now);
  if (fault) {
    await showUnreadable(fault, state.isLocal, true);
    throw new ToldError(`content/${file} can’t be read`);
  }
  const isNewCourse = newRecord && isCourseFile(file);
  if (!isNewCourse && !isSameText(now, base)) {
    await showChangedElsewhere(file, typed, now === undefined);
    throw new ToldError(`content/${file} was changed elsewhere`);
  }
  const text = format.textOf(data);
  const after = {
    ...before,
    files: new Map([...before.files, [file, text]]),
    pictures: new Map([...newPictures(data), ...before.pictures]),
    registerFiles: [...before.registerFiles, ...newSheets(data)],
  };
  const { refused = [], next = [] } = faultsAfter(before, after, file);
  const [title = ''] = filledIn(data['title']);
  const ofAddress = isNewCourse ? addressProblems(file, title, [...before.files.keys()]) : [];
  const told = [
    ...ofAddress,
    // The check may also report the address, with an empty `path`. The owner should read about it only once.
    ...toldProblems(refused.filter(({ path: at }) => ofAddress.length === 0 || at.length > 0)),
  ];
  if (told.length > 0) {
    await showDialog('Not saved', stillInForm, told, file);
    throw new ToldError(`not saved: ${told.map(({ message }) => message).join('; ')}`);
  }
  format.allow(data, text);
  tellNext('Saved', next, before, after);
}

/**
 * If a course of `before` is gone, tells what its deletion leaves to do. The CMS has no event for a deletion, and the
 * course may have been deleted in another window.
 */
export function tellDeleted(before: ContentFolder, after: ContentFolder): void {
  const isGone = (file: string) => isCourseFile(file) && !after.files.has(file);
  if (![...before.files.keys()].some(isGone)) return;
  tellNext('Deleted', Object.values(faultsAfter(before, after, '')).flat(), before, after);
}

function tellNext(
  done: 'Saved' | 'Deleted',
  faults: readonly Problem[],
  before: ContentFolder,
  after: ContentFolder,
) {
  const left = [...faults, ...outdated(before.files, after.files)];
  if (left.length === 0) return;
  const why = faults.length > 0 ? 'Until this is done, nothing goes online.' : '';
  void showDialog(`${done}. This comes next:`, why, toldProblems(left));
}

/**
 * Stops the CMS from overwriting a text that it has not read. `checkSaving` checks only the open form's file, but
 * deleting a course rewrites other files too.
 *
 * @param base the text that the CMS has read
 * @param name the file, or the title of a course
 * @throws {ToldError} if no file has the text `base` any more
 */
export async function stopIfGone(state: DeskState, base: string, name: string): Promise<void> {
  const { files } = await contentNow(state);
  if ([...files.values()].some((text) => isSameText(text, base))) return;
  await showChangedElsewhere(name);
  throw new ToldError(`${name} was changed elsewhere`);
}

/**
 * Finds the faults of the edited file, which stop the save, and those elsewhere that the change has brought. The owner
 * mends these next, in their own forms: until then they keep everything from going online.
 */
function faultsAfter(before: ContentFolder, after: ContentFolder, edited: string) {
  const nameOf = ({ file, path, message }: Problem) => [file, ...path, message].join('›');
  const known = new Set(readContent(before).problems.map(nameOf));
  const found = readContent(after).problems.filter(
    (problem) => problem.file === edited || !known.has(nameOf(problem)),
  );
  // A picture gets its description in another form too.
  return Object.groupBy(found, ({ file, kind }) =>
    kind === 'undescribed' || file !== edited ? 'next' : 'refused',
  );
}

/** The pictures that a form names. The CMS does not tell how wide a new picture is, so each counts as wide enough. */
function newPictures(value: unknown): (readonly [string, PictureSize])[] {
  return filledIn(value)
    .filter((text) => /^\/(gallery|logo|pictures)\/[^/]+\.(jpe?g|png|svg|webp)$/i.test(text))
    .map((text) => [text.slice(1), { width: minimumPictureWidth }]);
}

/** The files that a form names as the register. The CMS saves an uploaded one together with the form. */
function newSheets(value: unknown): string[] {
  const named = filledIn(value).filter((text) => /^\/register\/[^/]+$/.test(text));
  return named.map((text) => text.slice(1));
}

/** The changed texts of a form, each after its field's label. */
function typedTexts(before: Form, form: Form): string[] {
  return Object.entries(form)
    .filter(([name]) => name !== sourceField)
    .flatMap(([name, value]) => {
      const known = new Set(filledIn(before[name]));
      const typed = filledIn(value).filter((text) => !known.has(text));
      return typed.map((text) => `${labelOf(name)}: ${text}`);
    });
}

function filledIn(value: unknown): string[] {
  const texts = textsIn(value).flatMap(({ text, isName }) => (isName ? [] : [text.trim()]));
  return texts.filter((text) => text !== '');
}
