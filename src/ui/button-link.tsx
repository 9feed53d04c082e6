import type { ReactNode } from 'react';

interface ButtonLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link that looks like what it is: the next step. */
export function ButtonLink({ href, children }: ButtonLinkProps) {
  return (
    <a href={href} className="button button-primary">
      {children}
    </a>
  );
}
