import { usePaperTitle } from '../../ui/paper-title.ts';
import { useTextsWithoutFont } from '../../ui/missing-letters.ts';
import { QrDrawing } from '../../ui/qr-drawing.tsx';
import { fillSentence } from './shown-texts.tsx';

interface PrintedCodeProps {
  readonly link: string;
  /** The code's description, for people who can't see it. */
  readonly label: string;
  /** The paper's title, which is its file's name as a PDF. */
  readonly title: string;
}

/** The QR code on an answer's paper; if this part can't be loaded, the link is still printed as text. */
export function PrintedCode({ link, label, title }: PrintedCodeProps) {
  usePaperTitle(title);
  return <QrDrawing text={link} label={label} className="size-44" />;
}

interface LettersNoteProps {
  readonly texts: readonly string[];
  /** With the blank `{text}`. */
  readonly sentence: string;
}

/** Names the texts that this device shows and prints as boxes. */
export function LettersNote({ texts, sentence }: LettersNoteProps) {
  const [text] = useTextsWithoutFont(texts, getComputedStyle(document.body).fontFamily);
  if (text === undefined) return null;
  return <p className="mt-4 font-semibold">{fillSentence(sentence, { text })}</p>;
}
