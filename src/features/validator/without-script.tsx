import type { ValidatorWords } from '../../content/schemas/validator.ts';
import { ContactLinks } from './contact-links.tsx';
import type { Contact } from './validator-props.ts';

interface WithoutScriptProps {
  readonly words: Pick<ValidatorWords, 'noScript'>;
  readonly contact: Contact;
}

/** What stands in the validator's place where JavaScript is switched off. */
export function WithoutScript({ words, contact }: WithoutScriptProps) {
  return (
    <noscript>
      <p>{words.noScript}</p>
      <ContactLinks contact={contact} />
    </noscript>
  );
}
