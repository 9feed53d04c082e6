import type { Problem } from '../../content/problems/problem.ts';

/** Says in a dialog why an edit of `file` was not saved, in the words of `npm run check`. */
export function showFaults(faults: readonly Problem[], file: string): void {
  openDialog('Not saved', 'Nothing is lost: your changes are still in the form.', faults, file);
}

/** Says in a dialog why an edit can't be written at all. */
export function showRefusal(sentence: string): void {
  openDialog(`Not saved: ${sentence}`, 'Nothing is lost: your changes are still in the form.', []);
}

/** Says in a dialog what has to follow, after a save. */
export function showNext(problems: readonly Problem[]): void {
  openDialog('Saved. This comes next:', 'Until then the site is not built anew.', problems);
}

/** Says at the top of the page what keeps the room from opening. */
export function sayFailure(sentence: string): void {
  const place = document.querySelector('#failure');
  if (place) place.textContent = sentence;
}

function openDialog(heading: string, text: string, problems: readonly Problem[], file?: string) {
  const dialog = element('dialog', '');
  dialog.className = 'desk-dialog';
  dialog.ariaLabel = heading;
  const list = element('ul', '');
  list.append(...problems.map((problem) => faultItem(problem, file)));
  const form = element('form', '');
  form.method = 'dialog';
  form.append(element('button', 'Close'));
  dialog.append(element('h2', heading), list, element('p', text), form);
  document.body.append(dialog);
  dialog.showModal();
  keepOnTop(dialog);
}

/** The CMS then opens a dialog of its own, which only says that something failed; ours is read first. */
function keepOnTop(dialog: HTMLDialogElement) {
  const observer = new MutationObserver((changes) => {
    const isCovered = changes.some(
      ({ target }) => target !== dialog && target instanceof HTMLDialogElement && target.open,
    );
    if (!isCovered || !dialog.open) return;
    dialog.close();
    dialog.showModal();
  });
  observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  dialog.addEventListener('close', () => {
    // It comes a moment later, and may mean that it was only raised.
    if (dialog.open) return;
    observer.disconnect();
    dialog.remove();
  });
}

function faultItem({ file, line, message, fix }: Problem, edited: string | undefined): HTMLElement {
  const item = element('li', '');
  const place = file === edited ? '' : `content/${file}, line ${line}: `;
  item.append(element('strong', `${place}${message}`), element('span', `What to do: ${fix}`));
  return item;
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
