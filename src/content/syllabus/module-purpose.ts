import type { Paragraph } from 'mdast';
import { placeOf, type Diagnostic, type Line } from './plain-point.ts';
import { describeStrayNode } from './stray-node.ts';

const mostWords = 12;

/** What a module is for, or what is wrong with the line and where. */
export type PurposeResult = { readonly purpose: Line } | { readonly fault: Diagnostic };

/** The line between a module's title and its points, exactly as written in the source's lines. */
export function modulePurpose(
  node: Paragraph,
  lines: readonly string[],
  source: string,
): PurposeResult {
  const place = placeOf(node);
  const text = (lines[place.line - 1] ?? '').slice(place.column - 1).trim();
  // A heading or a point that only lacks its space.
  if (/^(?:#+|[-*+])\S/.test(text)) {
    return { fault: { ...place, ...describeStrayNode(node, source) } };
  }
  if (node.position?.end.line !== place.line) {
    const message = 'what a module is for may only be one line';
    const fix = `join the lines, or start each with \`- \` to make them points`;
    return { fault: { line: place.line + 1, column: 1, message, fix } };
  }
  const words = text.split(/\s+/).length;
  if (words > mostWords) {
    const message = `what a module is for may have ${mostWords} words, and this line has ${words}`;
    return { fault: { ...place, message, fix: 'shorten it, or take it out' } };
  }
  return { purpose: { text, ...place } };
}
