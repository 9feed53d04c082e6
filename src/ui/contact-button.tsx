import type { LucideIcon } from 'lucide-react';

interface ContactButtonProps {
  readonly href: string;
  readonly icon: LucideIcon;
  readonly text: string;
}

/** One way to reach the academy, as an item of a list; a long address wraps rather than leave the screen. */
export function ContactButton({ href, icon: Icon, text }: ContactButtonProps) {
  return (
    <li className="min-w-0">
      <a href={href} className="button button-quiet wrap-anywhere">
        <Icon aria-hidden="true" size={20} />
        {text}
      </a>
    </li>
  );
}
