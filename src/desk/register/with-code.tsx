import type { ReactNode } from 'react';

/** A sentence in which what is between backticks is something to type. */
export function withCode(sentence: string): ReactNode {
  return sentence
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}
