import type { ErrorCode } from 'yaml';

/** What is wrong and what to do, in an editor's words. */
export interface Words {
  readonly message: string;
  readonly fix: string;
}

/** The words for a fault of YAML itself; `detail` is the parser's own message, for the rare ones. */
export function describeYamlFault(code: ErrorCode, detail: string): Words {
  if (code === 'MISSING_CHAR' && detail.startsWith('Missing closing')) return unclosedQuote;
  return words[code] ?? { message: `YAML can't read this: ${detail}`, fix: quote };
}

/** YAML takes no tab for an indentation; the eye can't tell it from spaces. */
export const tabAsIndent: Words = {
  message: 'this line is indented with a tab',
  fix: 'indent it with spaces, two for each step',
};

const quote = 'put the whole text in "double quotes"';

const unclosedQuote: Words = {
  message: 'the quote that opens here is never closed',
  fix: 'close it at the end of the text; a double quote inside is written \\"',
};

const badIndent: Words = {
  message: 'this line is not indented like its neighbours',
  fix: 'start it in the same column as the other lines of its group, with spaces',
};

const unexpected: Words = {
  message: 'the value has already ended here, so the rest of the line has no meaning',
  fix: `${quote}; a double quote inside is written \\"; a list starts on the line below its name`,
};

const words: Partial<Record<ErrorCode, Words>> = {
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'this text holds a colon and a space, which starts a new field',
    fix: quote,
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'this line and the next are read as one',
    fix: 'add the missing colon here, or start the next line in the column of its neighbours',
  },
  TAB_AS_INDENT: tabAsIndent,
  BAD_INDENT: badIndent,
  BAD_SCALAR_START: {
    message: 'a text without quotes cannot start with this character',
    fix: quote,
  },
  BAD_ALIAS: { message: 'a text without quotes cannot start with `*`', fix: quote },
  BAD_DQ_ESCAPE: {
    message: 'a backslash in double quotes has a meaning of its own',
    fix: 'write it twice (\\\\), or put the text in single quotes',
  },
  MISSING_CHAR: {
    message: 'this line has no colon after its name',
    fix: 'write `name: value`, or `- value` for an entry of a list',
  },
  MULTIPLE_DOCS: {
    message: 'a line of `---` splits this file in two',
    fix: 'take the line out',
  },
  UNEXPECTED_TOKEN: unexpected,
  BLOCK_IN_FLOW: unexpected,
};
