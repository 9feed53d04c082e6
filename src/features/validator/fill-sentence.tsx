import type { ReactNode } from 'react';

/**
 * A sentence with its blanks such as `{student}` filled in, each value as a text of its own:
 * its direction can't turn the words around it (HTML `bdi`), and nothing in it is markup.
 */
export function fillSentence(
  sentence: string,
  values: Readonly<Record<string, string>>,
): ReactNode {
  return sentence
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : <bdi key={index}>{values[part]}</bdi>));
}
