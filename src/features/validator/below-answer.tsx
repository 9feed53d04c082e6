import type { LucideIcon } from 'lucide-react';
import type { ContactWay } from '../../layout/contact-ways.ts';

/** The contact, for when the page itself can't answer. */
export function ContactLinks({ contact }: { readonly contact: readonly ContactWay[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
      {contact.map(({ kind, value, href }) => (
        <li key={kind} className="min-w-0 wrap-anywhere">
          <a href={href} translate="no" className="underlined-link">
            {kind === 'whatsapp' ? `WhatsApp ${value}` : value}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface QuietButtonProps {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly onPress: () => void;
}

/** The buttons for an answer, such as printing it. */
export function QuietButton({ icon: Icon, text, onPress }: QuietButtonProps) {
  return (
    <button type="button" onClick={onPress} className={quiet}>
      <Icon aria-hidden="true" size={18} />
      {text}
    </button>
  );
}

export const quiet = 'underlined-link inline-flex min-h-11 items-center gap-2 text-sm';
