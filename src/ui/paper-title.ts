import { useEffect } from 'react';

/** Sets the page's title while the page prints, since browsers name a PDF after the title. */
export function usePaperTitle(title: string): void {
  useEffect(() => {
    const own = document.title;
    const take = () => {
      document.title = title;
    };
    const giveBack = () => {
      document.title = own;
    };
    addEventListener('beforeprint', take);
    addEventListener('afterprint', giveBack);
    return () => {
      removeEventListener('beforeprint', take);
      removeEventListener('afterprint', giveBack);
      giveBack();
    };
  }, [title]);
}
