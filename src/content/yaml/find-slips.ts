import { tabAsIndent, type Words } from './describe-yaml-fault.ts';
import type { LostText } from './find-lost-text.ts';

/** Values in curly quotes, which YAML takes for part of the text. */
export function findCurlyQuotes(text: string): LostText[] {
  return findInLines(text, /(?<=^\s*(?:- +)*(?:[\w-]+: +)?)[“„‘][^“”„]*[”“’]\s*$/, () => ({
    message: 'curly quotes are not quotes to YAML, and would be shown on the page',
    fix: 'write straight quotes (") in their place, or none',
  }));
}

/**
 * What most often stops a file from being read, at the line where it began: the parser itself stumbles later. Tabs come
 * alone: what else seems wrong most often comes from them. Ask only where the parser has stumbled.
 */
export function findSlips(text: string): LostText[] {
  const tabs = findInLines(text, /(?<=^ *)\t(?=\s*[^\s#])/, () => tabAsIndent);
  if (tabs.length > 0) return tabs;
  return [
    ...findInLines(text, /(?<=^\s*(?:- +)*(?:[\w-]+: +)?)(?:"(?:[^"\\]|\\.)*|'[^']*)$/, () => ({
      message: 'the quote that opens here is never closed',
      fix: 'close it at the end of the line; a double quote inside is written \\"',
    })),
    ...findInLines(text, /(?<=^\s*(?:- +)*)([A-Za-z][\w-]*):(?=[^\s:/])(.*)$/, (name, value) => ({
      message: `there is no space after \`${name}:\``,
      fix: `put a space after the colon: \`${name}: ${value}\``,
    })),
  ];
}

function findInLines(
  text: string,
  pattern: RegExp,
  words: (...groups: (string | undefined)[]) => Words,
): LostText[] {
  let start = 0;
  return text.split('\n').flatMap((line) => {
    const offset = start;
    start += line.length + 1;
    const found = pattern.exec(line);
    return found ? [{ offset: offset + found.index, ...words(...found.slice(1)) }] : [];
  });
}
