import type { Content } from './content.ts';

/** What the content says that a register is checked against. */
export function registerContext({ courses, register }: Pick<Content, 'courses' | 'register'>) {
  const {
    columns,
    similarIds = [],
    idPrefixes = [],
    sealed = false,
    sealedLinks = false,
    sealedIdsAreGuessable = false,
  } = register;
  return {
    courses: courses.flatMap(({ path, title, tile }) => [title, tile, path]),
    columns,
    similarIds,
    idPrefixes,
    isSealed: sealed,
    opensByLink: sealedLinks,
    guessingIsAllowed: sealedIdsAreGuessable,
  };
}
