import { telephoneLink } from '../../ui/telephone-link.ts';
import { textLinkStyle } from '../../ui/text-link-style.ts';
import type { Contact } from './validator-props.ts';

interface ContactLinksProps {
  readonly contact: Contact;
}

/** A telephone number and an e-mail address, for when the page itself can't answer. */
export function ContactLinks({ contact: { phone, email } }: ContactLinksProps) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
      <li>
        <a href={telephoneLink(phone)} className={textLinkStyle}>
          {phone}
        </a>
      </li>
      <li>
        <a href={`mailto:${email}`} className={textLinkStyle}>
          {email}
        </a>
      </li>
    </ul>
  );
}
