import { copyText } from '../../features/validator/copy-text.ts';
import type { Problem } from '../../content/files/problem.ts';
import { placeOf, type ToldProblem } from './place-of.ts';

/** A text that was typed into a form, and its field. */
export interface TypedText {
  readonly label: string;
  readonly text: string;
}

/** Shows in a dialog why an edit of `file` was not saved, in the check's words, with the form's labels. */
export function showFaults(heading: string, faults: readonly ToldProblem[], file?: string): void {
  const text = 'Nothing is lost: your changes are still in the form.';
  keepAlone(openDialog(heading, text, faults, file));
}

/**
 * Shows in a dialog that a file has changed since its form was opened, and how to go on.
 *
 * @param typed the texts that would be lost with the form
 * @param reload loads the page again
 */
export function showChangedElsewhere(
  file: string,
  typed: readonly TypedText[],
  reload: () => void,
): void {
  const isTyped = typed.length > 0;
  const heading = isTyped
    ? 'Not saved: the file was changed elsewhere'
    : 'This file was changed elsewhere';
  const what = `“${placeOf(file).label}” (content/${file}) is no longer what this form shows. It was changed in another window or program, or by a pull.`;
  const how = isTyped
    ? 'copy what you typed, load the page again, open the form, and type it in there. If you are asked about a draft, choose “Discard”'
    : 'load the page again, and then open the form';
  const told = { file, where: '', message: what, fix: how };
  const text = isTyped ? 'Nothing is lost: your changes are still in the form.' : '';
  const again = button('Load the page again', reload);
  const lines = typed.map(({ label, text: written }) => `${label}: ${written}`).join('\n');
  const box = element('pre', lines);
  box.tabIndex = 0;
  const copy = button('Copy what I typed', () => {
    void copyText(lines).then((isCopied) => {
      copy.textContent = isCopied ? 'Copied' : 'Select it above and copy it';
    });
  });
  const dialog = openDialog(heading, text, [told], file, isTyped ? [box, copy, again] : [again]);
  if (isTyped) keepAlone(dialog);
}

/** Shows in a dialog that a file can't be read, so that its form would be empty. */
export function showUnreadable(problem: Problem, isLocal: boolean): void {
  const fix = undo(isLocal);
  const told = { file: problem.file, where: '', message: unreadableWords(problem), fix };
  openDialog('This file can’t be opened', '', [told], problem.file);
}

/** Shows at the top of the page which files can't be read, if any. */
export function sayUnreadable(problems: readonly Problem[], isLocal: boolean): void {
  const said = problems.map(unreadableWords).join(' ');
  sayFailure(problems.length === 0 ? '' : `${said} What to do: ${undo(isLocal)}.`);
}

function unreadableWords({ file, line, message }: Problem): string {
  const { label } = placeOf(file);
  const said = message.replaceAll(/`([^`]*)`/g, '“$1”');
  return `“${label}” can’t be read: content/${file}, near line ${line}: ${said}.`;
}

function undo(isLocal: boolean): string {
  const cure = isLocal
    ? 'open this file in a text editor such as Notepad, and correct the line. Or in GitHub Desktop, under “Changes”, click the file with the right button and choose “Discard changes”, which also takes back everything else in it that was not committed'
    : 'on GitHub open this file, press the pencil and correct the line, or ask whoever changed it last (“History”)';
  return `${cure}; then load this page again`;
}

/** Shows in a dialog what has to be done next after a save. */
export function showNext(problems: readonly ToldProblem[]): void {
  openDialog('Saved. This comes next:', 'Until then the site is not built again.', problems);
}

/** Shows at the top of the page why the room can't be opened. */
export function sayFailure(sentence: string): void {
  const place = document.querySelector('#failure');
  if (place) place.textContent = sentence;
}

function openDialog(
  heading: string,
  text: string,
  problems: readonly ToldProblem[],
  file?: string,
  more: readonly HTMLElement[] = [],
): HTMLDialogElement {
  const dialog = element('dialog', '');
  dialog.className = 'desk-dialog';
  dialog.ariaLabel = heading;
  const list = element('ul', '');
  list.append(...problems.map((problem) => faultItem(problem, file)));
  const form = element('form', '');
  form.method = 'dialog';
  const close = element('button', 'Close');
  close.className = 'button button-primary';
  close.autofocus = true;
  form.append(...more, close);
  dialog.append(element('h2', heading), list, element('p', text), form);
  document.body.append(dialog);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.showModal();
  return dialog;
}

/**
 * Closes the CMS's own dialog, which only says that something failed, in the way of the Escape key, so that the owner has one dialog
 * to close.
 */
function keepAlone(dialog: HTMLDialogElement) {
  const asked = new WeakSet([dialog]);
  const observer = new MutationObserver(() => {
    for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
      // Only once, since the dialog stays in the page while it fades.
      if (asked.has(other) || !('requestClose' in other)) continue;
      asked.add(other);
      other.requestClose();
    }
  });
  observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  dialog.addEventListener('close', () => observer.disconnect());
}

function faultItem(
  { file, where, message, fix }: ToldProblem,
  edited: string | undefined,
): HTMLElement {
  const item = element('li', '');
  const form = file === edited ? [] : [`“${placeOf(file).label}”`];
  const place = [...form, ...(where === '' ? [] : [where])].join(', ');
  const said = place === '' ? message : `${place}: ${message}`;
  item.append(element('strong', said), element('span', `What to do: ${fix}`));
  return item;
}

function button(text: string, onClick: () => void): HTMLButtonElement {
  const made = element('button', text);
  made.type = 'button';
  made.className = 'button button-quiet';
  made.addEventListener('click', onClick);
  return made;
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
