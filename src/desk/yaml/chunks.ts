import {
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

export type Collection = YAMLMap | YAMLSeq;

/** One entry of a list or one field of a map, as a piece of the source: from its dash or name to its end. */
export interface Chunk {
  /** The field's name. */
  readonly key?: string;
  readonly value: Node | null;
  /** Whether anything is written for the value. */
  readonly hasValue: boolean;
  readonly start: number;
  readonly end: number;
}

/** The entries of a collection in their order. It must have been parsed with `keepSourceTokens`. */
export function chunksOf(text: string, collection: Collection): Chunk[] {
  return isMap(collection) ? fieldChunks(text, collection) : entryChunks(text, collection);
}

/** Where what a node says ends: before the line break and the comments that follow it. */
export function endOf(text: string, node: Node): number {
  const [start = 0, end = 0] = node.range ?? [];
  if (isCollection(node) && node.flow !== true && (isMap(node) || isSeq(node))) {
    return chunksOf(text, node).at(-1)?.end ?? end;
  }
  return start + text.slice(start, end).trimEnd().length;
}

function fieldChunks(text: string, map: YAMLMap): Chunk[] {
  return map.items.map(({ key, value }) => {
    if (!isScalar(key)) throw new Error('this file has a field whose name is no text');
    const [start = 0, keyEnd = 0] = key.range ?? [];
    const colon = text.indexOf(':', keyEnd);
    return { key: String(key.value), start, ...valueOf(text, value, colon + 1) };
  });
}

function entryChunks(text: string, list: YAMLSeq): Chunk[] {
  const token = list.srcToken;
  return list.items.map((item, index) => {
    const dash =
      token?.type === 'block-seq'
        ? token.items[index]?.start.find(({ type }) => type === 'seq-item-ind')?.offset
        : undefined;
    const start = dash ?? (isNode(item) ? (item.range?.[0] ?? 0) : 0);
    return { start, ...valueOf(text, item, start + (dash === undefined ? 0 : 1)) };
  });
}

function valueOf(text: string, value: unknown, emptyEnd: number) {
  if (!isNode(value)) return { value: null, hasValue: false, end: emptyEnd };
  const end = endOf(text, value);
  const hasValue = end > (value.range?.[0] ?? 0);
  return { value, hasValue, end: hasValue ? end : emptyEnd };
}
