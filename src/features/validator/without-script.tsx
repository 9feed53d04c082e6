import type { ContactWay } from '../../layout/contact-ways.ts';
import { ContactLinks } from './contact-links.tsx';

interface WithoutScriptProps {
  readonly text: string;
  readonly contact: readonly ContactWay[];
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
