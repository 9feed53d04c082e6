import { Lexer } from 'yaml';

/** What is wrong at an offset of a text, counted from 0, and after a semicolon what to do. */
export interface Found {
  readonly offset: number;
  readonly sentence: string;
}

/**
 * What most often stops a file from being read, at the line where it began: the parser itself stumbles later. Tabs come
 * alone: what else seems wrong most often comes from them. Ask only where the parser has stumbled.
 */
export function findSlips(text: string): Found[] {
  const tabs = findInLines(
    text,
    /(?<=^ *)\t(?=\s*[^\s#])/,
    'this line is indented with a tab; indent it with spaces, two for each step',
  );
  if (tabs.length > 0) return tabs;
  return [
    ...findInLines(
      text,
      /(?<=^\s*(?:- +)*(?:[\w-]+: +)?)(?:"(?:[^"\\]|\\.)*|'[^']*)$/,
      'the quote that opens here is never closed; close it at the end of the line; a double quote inside is written \\"',
    ),
    ...findInLines(
      text,
      /(?<=^\s*(?:- +)*)[A-Za-z][\w-]*:(?=[^\s:/])/,
      'there is no space after the colon of this name; put one there',
    ),
  ];
}

/**
 * Texts that YAML would drop or change without a word: values in curly quotes, which it takes for part of the text,
 * the one name that the schema library passes over in silence, and comments that follow something on the same line
 * (`- C # sharp` and `- #hash` would lose their end).
 */
export function findChangedTexts(text: string): Found[] {
  return [
    ...findInLines(
      text,
      /(?<=^\s*(?:- +)*(?:[\w-]+: +)?)[“„‘][^“”„]*[”“’]\s*$/,
      'curly quotes are not quotes to YAML, and would be shown on the page; write straight quotes (") in their place, or none',
    ),
    ...findInLines(text, /(?<=^\s*)__proto__:/, 'no field is called `__proto__`; take it out'),
    ...trailingComments(text),
  ];
}

function findInLines(text: string, pattern: RegExp, sentence: string): Found[] {
  let start = 0;
  return text.split('\n').flatMap((line) => {
    const index = line.search(pattern);
    const offset = start + index;
    start += line.length + 1;
    return index === -1 ? [] : [{ offset, sentence }];
  });
}

function trailingComments(text: string): Found[] {
  const found: Found[] = [];
  let offset = 0;
  let isScalarText = false;
  for (const token of new Lexer().lex(text)) {
    if (controls.has(token)) {
      isScalarText = token === scalarFollows;
      continue;
    }
    const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
    const isFirstOfLine = text.slice(lineStart, offset).trim() === '';
    if (token.startsWith('#') && !isScalarText && !isFirstOfLine) {
      found.push({ offset, sentence: lostComment });
    }
    isScalarText = false;
    offset += token.length;
  }
  return found;
}

const lostComment =
  'the text from this # on is lost: YAML takes it for a comment; put the whole text in "double quotes", or move the comment to a line of its own';

/** The lexer's tokens that stand for no text of the file. */
const scalarFollows = '\u001F';
const controls = new Set([scalarFollows, '\u0002', '\u0018']);
