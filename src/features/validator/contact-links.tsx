import type { Contact } from './validator-props.ts';

interface ContactLinksProps {
  readonly contact: Contact;
}

/** A telephone number, an e-mail address and WhatsApp, for when the page itself can't answer. */
export function ContactLinks({ contact }: ContactLinksProps) {
  const links = [
    [contact.phoneLink, contact.phone],
    [`mailto:${contact.email}`, contact.email],
    [contact.whatsappLink, `WhatsApp ${contact.whatsapp}`],
  ];
  return (
    <ul className="ways-to-ask">
      {links.map(([address, text]) => (
        <li key={address}>
          <a href={address} className="underlined-link">
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
