import { ContactLinks } from './contact-links.tsx';
import type { Contact } from './validator-props.ts';

interface WithoutScriptProps {
  readonly text: string;
  readonly contact: Contact;
}

/** What is in the validator's place where JavaScript is switched off. */
export function WithoutScript({ text, contact }: WithoutScriptProps) {
  return (
    <noscript>
      <p>{text}</p>
      <ContactLinks contact={contact} />
    </noscript>
  );
}
