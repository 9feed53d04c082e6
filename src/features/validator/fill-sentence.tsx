import { Fragment, type ReactNode } from 'react';

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
    .map((part, index) => (
      <Fragment key={index}>
        {index % 2 === 0 ? part : <bdi className="font-bold">{values[part]}</bdi>}
      </Fragment>
    ));
}
