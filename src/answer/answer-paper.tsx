import { useEffect } from 'react';
import { QrDrawing } from '../ui/qr-drawing.tsx';
import { useTextsWithoutFont } from './missing-letters.ts';
import { fillSentence } from './shown-texts.tsx';

interface PrintedCodeProps {
  readonly link: string;
  readonly label: string;
  /** The title of the printed page, and the file name of a saved PDF. */
  readonly title: string;
}

/** The QR code on a printed answer. */
export function PrintedCode({ link, label, title }: PrintedCodeProps) {
  usePaperTitle(title);
  return <QrDrawing text={link} label={label} className="size-44" />;
}

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

interface LettersNoteProps {
  readonly texts: readonly string[];
  /** With the blank `{text}`. */
  readonly sentence: string;
}

/** Names the first of `texts` with a letter that the device's fonts lack. The device shows a box for the letter. */
export function LettersNote({ texts, sentence }: LettersNoteProps) {
  const [text] = useTextsWithoutFont(texts, getComputedStyle(document.body).fontFamily);
  if (text === undefined) return null;
  return <p className="mt-4 font-semibold">{fillSentence(sentence, { text })}</p>;
}
