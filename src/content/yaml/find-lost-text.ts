import { isAlias, Lexer, Scalar, visit, type Alias, type Document } from 'yaml';
import type { Words } from './describe-yaml-fault.ts';

/** A text that YAML would drop or change without a word; `offset` counts from 0 in the file. */
export interface LostText extends Words {
  readonly offset: number;
}

/**
 * Finds comments that follow something on the same line: `- C # sharp` and `- #hash` would
 * lose their end. Comments on lines of their own are fine.
 */
export function findTrailingComments(text: string): LostText[] {
  const found: LostText[] = [];
  let offset = 0;
  let isScalarText = false;
  for (const token of new Lexer().lex(text)) {
    if (controls.has(token)) {
      isScalarText = token === scalarFollows;
      continue;
    }
    if (!isScalarText && token.startsWith('#') && !startsItsLine(text, offset)) {
      found.push({
        offset,
        message: 'the text from this # on is lost: YAML takes it for a comment',
        fix: 'put the whole text in "double quotes", or move the comment to a line of its own',
      });
    }
    isScalarText = false;
    offset += token.length;
  }
  return found;
}

/**
 * Finds texts whose first word YAML takes for a mark of its own (`*pointer`, `&amp; more`,
 * `!important`), and puts plain text in place of each alias, so that the rest can still be read.
 */
export function takeOutMarks(document: Document, text: string): LostText[] {
  const found: LostText[] = [];
  visit(document, {
    Node(_, node) {
      const start = node.range?.[0] ?? 0;
      if (isAlias(node)) {
        found.push({ offset: start, ...markWords });
        return standIn(node);
      }
      const mark = node.anchor === undefined ? (node.tag === undefined ? '' : '!') : '&';
      if (mark !== '') found.push({ offset: text.lastIndexOf(mark, start), ...markWords });
      return undefined;
    },
  });
  return found;
}

const markWords: Words = {
  message: 'YAML gives a word that starts with `*`, `&` or `!` a meaning of its own',
  fix: 'put the whole text in "double quotes"',
};

/** The lexer's tokens that stand for no text of the file. */
const scalarFollows = '\u001F';
const controls = new Set([scalarFollows, '\u0002', '\u0018']);

function startsItsLine(text: string, offset: number): boolean {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  return text.slice(lineStart, offset).trim() === '';
}

function standIn(alias: Alias): Scalar {
  const scalar = new Scalar(`*${alias.source}`);
  scalar.range = alias.range ?? null;
  return scalar;
}
