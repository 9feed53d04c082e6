import type { ReactNode } from 'react';

interface CardProps {
  readonly title: string;
  readonly text: string;
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
}

/** A titled card; `children` are below its text. */
export function Card({ title, text, icon, children }: CardProps) {
  return (
    <div className="flex h-full flex-col rounded-lg border border-line bg-raised p-6 shadow-card">
      {icon !== undefined && <div className="mb-4 text-link">{icon}</div>}
      <h3 className="text-xl">{title}</h3>
      <p className="mt-2 grow text-muted">{text}</p>
      {children}
    </div>
  );
}
