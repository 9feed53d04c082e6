import type { ListItem, RootContent } from 'mdast';
import type { Place } from '../problems/problem.ts';

/** One line of a course file, as it is written there. */
export interface Line extends Place {
  readonly text: string;
}

/** A point of a list, or what is wrong with it and where. */
export type PointResult = { readonly point: Line } | { readonly fault: Diagnostic };

export interface Diagnostic extends Place {
  readonly message: string;
  readonly fix: string;
}

/**
 * The point that a list item holds, exactly as written in the source's lines, so that `List<String>`,
 * `*ptr` and `&amp;` stay what they are.
 */
export function plainPoint(item: ListItem, lines: readonly string[]): PointResult {
  const itemStart = placeOf(item);
  const [first, second] = item.children;
  if (first === undefined) return fault(itemStart, ...empty);
  const start = placeOf(first);
  if (!literal.has(first.type)) return fault(start, markMessage, markFix);
  if (start.line !== itemStart.line) return fault(start, ...moreLines);
  if (goesOn(first, lines)) return fault(lineBelow(start, lines), ...moreLines);
  if (second !== undefined) {
    const [message, fix] = second.type === 'list' ? innerList : moreLines;
    return fault(placeOf(second), message, fix);
  }
  const text = (lines[start.line - 1] ?? '').slice(start.column - 1).trim();
  return { point: { text, ...start } };
}

/** Where a node starts. */
export function placeOf(node: RootContent): Place {
  const start = node.position?.start;
  return { line: start?.line ?? 1, column: start?.column ?? 1 };
}

/** What one line of a list may look like to Markdown and still be taken as it is written. */
const literal = new Set(['paragraph', 'html', 'definition']);

const markMessage = 'this point starts with a mark that Markdown reads as something else';
const markFix = 'begin the point with a word';
const empty = ['this point is empty', 'write it, or take it out'] as const;
const innerList = ['a list is inside a point', 'start every point in the first column'] as const;
const moreLines = [
  'a point may only be one line, and this line is part of the point above',
  'join the two lines, or start this one with `- ` in the first column',
] as const;

function fault(place: Place, message: string, fix: string): PointResult {
  return { fault: { ...place, message, fix } };
}

function lineBelow({ line }: Place, lines: readonly string[]): Place {
  const text = lines[line] ?? '';
  return { line: line + 1, column: text.length - text.trimStart().length + 1 };
}

/** Whether text of the node is on a further line; HTML nodes end in the blank that follows. */
function goesOn(node: RootContent, lines: readonly string[]): boolean {
  const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 1, column: 1 } };
  if (end.line === start.line) return false;
  const last = (lines[end.line - 1] ?? '').slice(0, end.column - 1);
  return [...lines.slice(start.line, end.line - 1), last].some((line) => line.trim() !== '');
}
