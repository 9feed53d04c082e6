import { Document, isMap, isPair, isScalar, isSeq, Scalar, type Node } from 'yaml';

/** Where a new entry or field goes, and what it should look like. */
export interface Rendering {
  /** The field's name, if it is a field. */
  readonly key?: string;
  /** Its neighbour, or what it replaces: quotes and braces are written as there. */
  readonly like?: Node | undefined;
  /** Where its first line starts, from 0; the others are indented as far. */
  readonly column: number;
  /** Whether it is within brackets or braces. */
  readonly isFlow?: boolean;
  /** Whether it is an entry of a list, which starts with a dash. */
  readonly isEntry?: boolean;
}

/** A new entry or field as text, without a line break at its end. */
export function renderChunk(value: unknown, rendering: Rendering): string {
  const { key, like, column, isFlow = false, isEntry = false } = rendering;
  const document = new Document(key === undefined ? (isEntry ? [value] : value) : { [key]: value });
  const { contents } = document;
  if (isSeq(contents) && isEntry) takeStyle(contents.items[0], like);
  if (isMap(contents) && key !== undefined) takeStyle(contents.items[0]?.value, like);
  if (isFlow && (isMap(contents) || isSeq(contents))) contents.flow = true;
  const lines = document.toString(options).trimEnd();
  // Within brackets, those of the document itself go again.
  if (isFlow) return lines.slice(1, -1).trim();
  return lines.replaceAll('\n', `\n${' '.repeat(column)}`).replaceAll(/^ +$/gm, '');
}

/** A text, number or boolean in place of another, in the same quotes if it had any. */
export function renderScalar(value: string | number | boolean | null, like?: Scalar): string {
  const scalar = new Scalar(value);
  takeStyle(scalar, like);
  const document = new Document([scalar]);
  if (isSeq(document.contents)) document.contents.flow = true;
  return document.toString(options).trimEnd().slice(1, -1).trim();
}

/** Where an offset is in its line, from 0. */
export function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf('\n', offset - 1) + 1);
}

const options = { lineWidth: 0, blockQuote: false } as const;

/** Quotes as in the other, and maps in braces where the other is. */
function takeStyle(node: unknown, like: unknown): void {
  if (isScalar(node) && isScalar(like)) {
    const { type } = like;
    const isQuoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
    if (typeof node.value === 'string' && isQuoted) node.type = type;
  } else if (isSeq(node) && isSeq(like)) {
    for (const item of node.items) takeStyle(item, like.items[0]);
  } else if (isMap(node) && isMap(like)) {
    if (like.flow === true) node.flow = true;
    for (const pair of node.items) {
      if (isPair(pair) && isScalar(pair.key)) takeStyle(pair.value, like.get(pair.key.value, true));
    }
  }
}
