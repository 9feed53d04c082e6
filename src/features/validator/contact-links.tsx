import type { Contact } from './validator-props.ts';

interface ContactLinksProps {
  readonly contact: Contact;
}

/** A telephone number and an e-mail address, for when the page itself can't answer. */
export function ContactLinks({ contact: { phone, phoneLink, email } }: ContactLinksProps) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
      <li>
        <a href={phoneLink} className="underlined-link">
          {phone}
        </a>
      </li>
      <li>
        <a href={`mailto:${email}`} className="underlined-link">
          {email}
        </a>
      </li>
    </ul>
  );
}
