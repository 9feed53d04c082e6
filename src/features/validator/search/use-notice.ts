import { useState } from 'react';
import { fill } from '../../../fill.ts';
import { announce } from '../../../ui/announce.ts';
import { printPage } from '../../../ui/print-page.ts';
import { useValidator } from '../../../answer/validator-context.ts';

/**
 * The notice below the buttons of an answer: what the last press of a button has done. Screen readers say it.
 *
 * @param link the address to open in another browser if this browser can't print
 */
export function useNotice(link: string) {
  const { notPrinted } = useValidator().words;
  const [notice, setNotice] = useState('');
  const tell = (told: string) => {
    setNotice(told);
    announce(() => told);
  };
  const print = async () => tell((await printPage()) ? '' : fill(notPrinted, { link }));
  return { notice, tell, print };
}
