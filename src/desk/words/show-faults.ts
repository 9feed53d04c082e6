import { placeOf, type ToldProblem } from './place-of.ts';

/** Says in a dialog why an edit of `file` was not saved, in the words of `npm run check`, with the labels of the form. */
export function showFaults(heading: string, faults: readonly ToldProblem[], file?: string): void {
  const text = 'Nothing is lost: your changes are still in the form.';
  keepAlone(openDialog(heading, text, faults, file));
}

/** Says in a dialog what has to follow, after a save. */
export function showNext(problems: readonly ToldProblem[]): void {
  openDialog('Saved. This comes next:', 'Until then the site is not built anew.', problems);
}

/** Says at the top of the page what keeps the room from opening. */
export function sayFailure(sentence: string): void {
  const place = document.querySelector('#failure');
  if (place) place.textContent = sentence;
}

function openDialog(
  heading: string,
  text: string,
  problems: readonly ToldProblem[],
  file?: string,
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
  form.append(close);
  dialog.append(element('h2', heading), list, element('p', text), form);
  document.body.append(dialog);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.showModal();
  return dialog;
}

/**
 * The CMS then opens a dialog of its own, which says no more than that something failed. It is closed as the Escape key
 * closes it, so that the owner has one to close.
 */
function keepAlone(dialog: HTMLDialogElement) {
  const asked = new WeakSet([dialog]);
  const observer = new MutationObserver(() => {
    for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
      // Once: it stays open while it fades. A browser that can't ask leaves both, one after the other.
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

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
