import { copyText } from '../../ui/share-link.ts';
import type { Problem } from '../../content/files/problem.ts';
import { placeOf, quoted, type ToldProblem } from './place-of.ts';

/** What the owner must know after a failed save. The CMS then opens an error dialog of its own. */
export const stillInForm =
  'Nothing is lost: your changes are still in the form. When you close this box, another box says only that there was an error. Press “OK” there.';

/**
 * Tells the owner in a dialog that a file has changed since its form was opened, and what to do now.
 *
 * @param file the file's path below `content/`, or the title of a course
 * @param typed the texts that would be lost with the form, each after its field's label
 * @param isDeleted whether the file was deleted
 */
export function showChangedElsewhere(
  file: string,
  typed: readonly string[] = [],
  isDeleted = false,
): Promise<void> {
  const isTyped = typed.length > 0;
  const heading = isTyped
    ? 'Not saved: the file was changed elsewhere'
    : 'This file was changed elsewhere';
  const { label, link } = placeOf(file);
  const name = link === undefined ? `“${label}”` : `“${label}” (content/${file})`;
  const what = `${name} was ${isDeleted ? 'deleted' : 'changed'} in another window or program, or by somebody else, since this page read it.`;
  const reopen = isTyped
    ? 'copy what you typed, load the page again, open the form, and type it in there. If you are asked about a draft, choose “Discard”'
    : 'load the page again, and then open the form';
  const how = isDeleted ? restore : reopen;
  const told = { file, where: '', message: what, fix: how };
  const again = button('Load the page again', () => location.reload());
  const text = isTyped ? stillInForm : '';
  return showDialog(heading, text, [told], file, [...copyOf(typed), again]);
}

/** Tells the owner in a dialog why a form was not saved, and offers to copy the texts that were typed in it. */
export function showNotSaved(reason: string, typed: readonly string[]): Promise<void> {
  return showDialog(`Not saved: ${reason}`, stillInForm, [], '', copyOf(typed));
}

/** A box with the texts that were typed, and a button that copies them; nothing without such texts. */
function copyOf(typed: readonly string[]): HTMLElement[] {
  if (typed.length === 0) return [];
  const lines = typed.join('\n');
  const box = element('pre', { textContent: lines, tabIndex: 0 });
  const copy = button('Copy what I typed', () => {
    void copyText(lines).then((isCopied) => {
      copy.textContent = isCopied ? 'Copied' : 'Select it above and copy it';
    });
  });
  return [box, copy];
}

const restore =
  'copy what you typed. If you still need the file, bring it back: in GitHub Desktop, under “Changes”, right-click the file and choose “Discard changes”; if the file is not listed there, ask whoever deleted it. Then load the page again, open the form, and type it in there';

/** Tells the owner in a dialog that a form can't be opened or saved, since its file can't be read. */
export function showUnreadable(
  problem: Problem,
  isLocal: boolean,
  isSaving: boolean,
): Promise<void> {
  const { file } = problem;
  const { message, cure } = unreadableWords(problem, isLocal);
  const fix = `${cure}; then ${isSaving ? 'save the form' : 'load this page'} again`;
  const heading = isSaving ? 'Not saved: the file can’t be read' : 'This file can’t be opened';
  const text = isSaving ? stillInForm : '';
  return showDialog(heading, text, [{ file, where: '', message, fix }], file);
}

/** Says why a file can't be read, and what the owner can do outside the desk. */
export function unreadableWords({ file, line, message }: Problem, isLocal: boolean) {
  const { label } = placeOf(file);
  return {
    message: `“${label}” can’t be read: content/${file}, near line ${line}: ${quoted(message)}.`,
    cure: isLocal
      ? 'open this file in a text editor such as Notepad, and correct the line. Or in GitHub Desktop, under “Changes”, right-click the file and choose “Discard changes”, which undoes every change in the file since the last commit'
      : 'on GitHub open this file, press the pencil and correct the line, or ask whoever last changed the file (see “History”)',
  };
}

/** Shows a fault at the top of the page. */
export function sayFailure(fault: unknown): void {
  const place = document.querySelector('#failure');
  if (place) place.textContent = sentenceIn(fault);
}

/** The sentence of an error, or of anything else that was thrown. */
export function sentenceIn(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault);
}

/**
 * Shows faults, or what to do next, in a dialog. The promise resolves when the owner closes the dialog.
 *
 * @param text a sentence below the list of `problems`
 * @param file the open form's file; the list leaves out its name
 * @param more elements above the button that closes the dialog
 */
export function showDialog(
  heading: string,
  text: string,
  problems: readonly ToldProblem[],
  file = '',
  more: readonly HTMLElement[] = [],
): Promise<void> {
  const dialog = element('dialog', { className: 'desk-dialog', ariaLabel: heading });
  const list = element('ul');
  list.append(...problems.map((problem) => faultItem(problem, file)));
  const form = element('form', { method: 'dialog' });
  const look = { className: 'button button-primary', autofocus: true };
  form.append(...more, element('button', { textContent: 'Close', ...look }));
  const title = element('h2', { textContent: heading });
  dialog.append(title, list, element('p', { textContent: text }), form);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve();
    });
  });
}

function faultItem({ file, where, message, fix }: ToldProblem, edited: string): HTMLElement {
  const item = element('li');
  const form = file === edited ? [] : [`“${placeOf(file).label}”`];
  const place = [...form, ...(where === '' ? [] : [where])].join(', ');
  const said = place === '' ? message : `${place}: ${message}`;
  const advice = element('span', { textContent: `What to do: ${fix}` });
  item.append(element('strong', { textContent: said }), advice);
  return item;
}

function button(text: string, onClick: () => void): HTMLButtonElement {
  const look = { className: 'button button-quiet', textContent: text };
  return element('button', { type: 'button', ...look, onclick: onClick });
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
) {
  return Object.assign(document.createElement(name), properties);
}
