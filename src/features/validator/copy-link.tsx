import { Link } from 'lucide-react';
import type { ValidatorWords } from '../../content/schemas/validator.ts';

interface CopyLinkProps {
  readonly words: Pick<ValidatorWords['valid'], 'copyLink' | 'linkCopied' | 'copyFailed'>;
  readonly link: string;
  /** Told what became of it. */
  readonly onNotice: (notice: string) => void;
}

/** A button that copies the link to a certificate. */
export function CopyLink({ words, link, onNotice }: CopyLinkProps) {
  const copy = () => {
    copyText(link).then(
      () => onNotice(words.linkCopied),
      () => onNotice(words.copyFailed),
    );
  };
  return (
    <button type="button" onClick={copy} className="button button-quiet">
      <Link aria-hidden="true" size={18} />
      {words.copyLink}
    </button>
  );
}

/** Rejects where the browser refuses, and where the page was not served safely and has no clipboard. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
