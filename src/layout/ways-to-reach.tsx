import { Mail, MessageCircle, Phone } from 'lucide-react';
import { ButtonLink } from '../ui/links.tsx';
import { type AskWords, type ContactWay, mainWay, type Reachable } from './contact-ways.ts';

/** Plain links to the academy, one button for each way; a long address wraps rather than leave the screen. */
export function WaysToReach({ ways }: { readonly ways: readonly ContactWay[] }) {
  return (
    <ul className="ways-to-reach mt-6 flex flex-wrap gap-3">
      {ways.map(({ kind, value, href }, index) => (
        <li key={index} className="min-w-0">
          <a href={href} className="button button-quiet wrap-anywhere">
            <WayIcon kind={kind} />
            {kind === 'whatsapp' ? 'WhatsApp' : value}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface AskButtonProps {
  readonly academy: Reachable;
  readonly words: AskWords;
}

/** The main button, which opens the main way to reach the academy. */
export function AskButton({ academy, words }: AskButtonProps) {
  const { kind, href, text } = mainWay(academy, words);
  return (
    <ButtonLink href={href}>
      <WayIcon kind={kind} />
      {text}
    </ButtonLink>
  );
}

/** The sign of a way to reach the academy. */
export function WayIcon({ kind }: Pick<ContactWay, 'kind'>) {
  const Icon = icons[kind];
  return <Icon aria-hidden="true" size={20} />;
}

const icons = { whatsapp: MessageCircle, phone: Phone, email: Mail } as const;
