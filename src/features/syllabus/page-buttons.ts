import { printPage } from '../../ui/print-page.ts';
import { shareLink } from '../../ui/share-link.ts';

/** Makes the buttons print the page and share its link. What they could not show by themselves is said below them. */
export function wirePageButtons(): void {
  const notice = document.querySelector('[data-notice]');
  const wire = (selector: string, act: (words: DOMStringMap) => Promise<string>) => {
    const button = document.querySelector<HTMLElement>(selector);
    button?.addEventListener('click', () => {
      void act(button.dataset).then((said) => notice?.replaceChildren(said));
    });
  };
  // The notice lies over the page until the next click.
  addEventListener('click', () => notice?.replaceChildren(), { capture: true });
  wire('[data-print]', async ({ failed = '' }) => ((await printPage()) ? '' : failed));
  wire('[data-share]', ({ share = '', copied = '', failed = '' }) =>
    shareLink(share, { copied, failed }),
  );
}
