import type { ReactNode } from 'react';

/** A number of things in words: `1 row`, `1,200 rows`. */
export function counted(count: number, one: string): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? one : `${one}s`}`;
}

/** A sentence in which what is between backticks is something to type. */
export function withCode(sentence: string): ReactNode {
  return sentence
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}
