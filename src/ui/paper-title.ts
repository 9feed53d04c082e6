import { useEffect } from 'react';

/** Sets the page's title while the page prints, so that a PDF has that title and a file name made from it. */
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
