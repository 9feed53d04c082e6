import type { ReactNode } from 'react';

interface AskAcademyProps {
  readonly sentence: string;
  readonly contact: ReactNode;
}

/** Whom to ask about an answer. */
export function AskAcademy({ sentence, contact }: AskAcademyProps) {
  return (
    <>
      <p className="mt-6 font-semibold">{sentence}</p>
      {contact}
    </>
  );
}
