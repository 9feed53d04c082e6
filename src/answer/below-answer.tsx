import type { ContactLink } from '../layout/contact-links.ts';
import type { AnswerKind } from '../register/certificates/states.ts';
import type { ButtonSign } from './page-symbols.tsx';

export interface ReachLink extends ContactLink {
  /** What the link does, such as "Call ". */
  readonly before?: string;
}

/** Links to the academy, for questions that the page can't answer. */
export function ContactLinks({ contact }: { readonly contact: readonly ReachLink[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-5">
      {contact.map(({ kind, before, value, href }) => (
        <li key={kind} className="min-w-0 wrap-anywhere">
          <a href={href} className="underlined-link">
            {before}
            <span translate="no">{value}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface QuietButtonProps {
  readonly sign: ButtonSign;
  readonly text: string;
  readonly onPress: () => void;
}

/** A button that looks like a link, such as "Print". */
export function QuietButton({ sign, text, onPress }: QuietButtonProps) {
  return (
    <button type="button" onClick={onPress} className={quiet}>
      <Sign name={sign} />
      {text}
    </button>
  );
}

export const quiet = 'underlined-link inline-flex min-h-11 items-center gap-2 text-start text-sm';

interface SignProps {
  readonly name: AnswerKind | ButtonSign;
  /** Classes for the size. */
  readonly className?: string;
}

/** A sign from page-symbols.tsx, so that the script need not contain the drawing. */
export function Sign({ name, className = 'size-[18px]' }: SignProps) {
  return (
    <svg viewBox="0 0 24 24" className={`flex-none ${className}`} aria-hidden="true">
      <use href={`#sign-${name}`} />
    </svg>
  );
}
