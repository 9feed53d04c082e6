import type { ReactNode } from 'react';

interface ContainerProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** The page's one measure: the same side margins and greatest width everywhere. */
export function Container({ children, className = '' }: ContainerProps) {
  return (
    <div className={`mx-auto w-full max-w-page px-5 md:px-8 xl:px-16 ${className}`}>{children}</div>
  );
}
