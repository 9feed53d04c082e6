import { copyText } from '../../features/validator/copy-text.ts';
import type { Problem } from '../../content/files/problem.ts';
import { placeOf, quoted, type ToldProblem } from './place-of.ts';

/** A text that the owner typed into a form, with the label of its field. */
export interface TypedText {
  readonly label: string;
  readonly text: string;
}

/** Shows in a dialog why an edit of `file` was not saved. */
export function showFaults(heading: string, faults: readonly ToldProblem[], file?: string): void {
  openDialog(heading, stillInForm, faults, file);
}

const stillInForm = 'Nothing is lost: your changes are still in the form.';

/**
 * Tells the owner in a dialog that a file has changed since its form was opened, and what to do now.
 *
 * @param file the file's path below `content/`, or the title of a course
 * @param typed the texts that would be lost with the form
 * @param reload loads the page again
 * @param isDeleted whether the file was deleted, so that it has no form any more
 */
export function showChangedElsewhere(
  file: string,
  typed: readonly TypedText[],
  reload: () => void,
  isDeleted = false,
): void {
  const isTyped = typed.length > 0;
  const heading = isTyped
    ? 'Not saved: the file was changed elsewhere'
    : 'This file was changed elsewhere';
  const { label, link } = placeOf(file);
  const name = link === undefined ? `“${label}”` : `“${label}” (content/${file})`;
  const what = `${name} was ${isDeleted ? 'deleted' : 'changed'} since this page read it, in another window or program, or by somebody else.`;
  const reopen = isTyped
    ? 'copy what you typed, load the page again, open the form, and type it in there. If you are asked about a draft, choose “Discard”'
    : 'load the page again, and then open the form';
  const how = isDeleted ? restore : reopen;
  const told = { file, where: '', message: what, fix: how };
  const again = button('Load the page again', reload);
  const lines = typed.map(({ label, text: written }) => `${label}: ${written}`).join('\n');
  const box = element('pre', lines);
  box.tabIndex = 0;
  const copy = button('Copy what I typed', () => {
    void copyText(lines).then((isCopied) => {
      copy.textContent = isCopied ? 'Copied' : 'Select it above and copy it';
    });
  });
  const text = isTyped ? stillInForm : '';
  openDialog(heading, text, [told], file, isTyped ? [box, copy, again] : [again]);
}

const restore =
  'copy what you typed. If the file should exist, bring it back: in GitHub Desktop, under “Changes”, click it with the right button and choose “Discard changes”; if it is not listed there, ask whoever deleted it. Then load the page again, open the form, and type it in there';

/** Tells the owner in a dialog that a form can't be opened, since its file can't be read. */
export function showUnreadable(problem: Problem, isLocal: boolean): void {
  const fix = undo(isLocal);
  const told = { file: problem.file, where: '', message: unreadableWords(problem), fix };
  openDialog('This file can’t be opened', '', [told], problem.file);
}

/** Says at the top of the page which files can't be read. If all can be read, it says nothing. */
export function sayUnreadable(problems: readonly Problem[], isLocal: boolean): void {
  sayFailure(problems.length === 0 ? '' : unreadableSentences(problems, isLocal));
}

/** Says which files can't be read, and what to do outside the desk. */
export function unreadableSentences(problems: readonly Problem[], isLocal: boolean): string {
  return `${problems.map(unreadableWords).join(' ')} What to do: ${undo(isLocal)}.`;
}

function unreadableWords({ file, line, message }: Problem): string {
  const { label } = placeOf(file);
  return `“${label}” can’t be read: content/${file}, near line ${line}: ${quoted(message)}.`;
}

function undo(isLocal: boolean): string {
  const cure = isLocal
    ? 'open this file in a text editor such as Notepad, and correct the line. Or in GitHub Desktop, under “Changes”, click the file with the right button and choose “Discard changes”, which also takes back every other change in the file that was not committed'
    : 'on GitHub open this file, press the pencil and correct the line, or ask whoever changed it last (“History”)';
  return `${cure}; then load this page again`;
}

/** Tells the owner in a dialog what to do next after a save. */
export function showNext(problems: readonly ToldProblem[]): void {
  openDialog(
    'Saved. This comes next:',
    'Until this is done, the site is not built again.',
    problems,
  );
}

/** Shows a fault at the top of the page. An empty sentence removes the fault. */
export function sayFailure(sentence: string): void {
  const place = document.querySelector('#failure');
  if (place) place.textContent = sentence;
}

function openDialog(
  heading: string,
  text: string,
  problems: readonly ToldProblem[],
  file = '',
  more: readonly HTMLElement[] = [],
): void {
  const dialog = element('dialog', '');
  dialog.className = `desk-dialog ${text === stillInForm ? 'is-refusal' : ''}`;
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
}

/**
 * Leaves only our own dialog open when a save is refused. The CMS also opens a dialog, which says only that something
 * failed. That dialog is closed. If the CMS knows of a conflict, it first asks whether to save anyway, without naming
 * the file. This code answers yes, and then our own check refuses to save. Other dialogs of the CMS stay open: if its
 * question about a draft were cancelled, the draft would be deleted.
 */
export function watchDialogs(): void {
  const seen = new WeakSet<HTMLDialogElement>();
  const observer = new MutationObserver(() => {
    const isRefused = document.querySelector('.desk-dialog.is-refusal') !== null;
    for (const dialog of document.querySelectorAll<HTMLDialogElement>(ofCms)) {
      const buttons = [...dialog.querySelectorAll('button')];
      const anyway = buttons.find(({ textContent }) => textContent.trim() === 'Save Anyway');
      // A dialog stays in the page while it fades out, so each dialog is answered only once.
      if (seen.has(dialog) || !(anyway ?? isRefused)) continue;
      seen.add(dialog);
      if (anyway) anyway.click();
      else dialog.requestClose();
    }
  });
  observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
}

const ofCms = 'dialog[open]:not(.desk-dialog)';

function faultItem({ file, where, message, fix }: ToldProblem, edited: string): HTMLElement {
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
