import type { ContactWay } from '../../layout/contact-ways.ts';

/** The ways to reach the academy, for when the page itself can't answer. */
export function ContactLinks({ contact }: { readonly contact: readonly ContactWay[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
      {contact.map(({ kind, value, href }) => (
        <li key={kind}>
          <a href={href} className="underlined-link">
            {kind === 'whatsapp' ? `WhatsApp ${value}` : value}
          </a>
        </li>
      ))}
    </ul>
  );
}
