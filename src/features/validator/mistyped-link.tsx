import type { ValidatorWords } from '../../content/schemas/validator.ts';
import { formedId } from '../../register/ids.ts';
import { idFromHash } from './certificate-link.ts';
import { fillSentence } from './fill-sentence.tsx';

interface MistypedLinkProps {
  readonly words: Pick<ValidatorWords['failed'], 'mistyped'>;
  /** Of the academy's IDs with a check character. */
  readonly prefixes: readonly string[];
}

/** That the ID in the address can't be one of the academy's, which needs no register; nothing for another ID. */
export function MistypedLink({ words, prefixes }: MistypedLinkProps) {
  const id = idFromHash(location.hash) ?? '';
  if (formedId(id, prefixes).form !== 'mistyped') return null;
  return <p className="mt-3 font-semibold wrap-anywhere">{fillSentence(words.mistyped, { id })}</p>;
}
