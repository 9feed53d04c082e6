import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Pair,
  parse,
  parseDocument,
} from 'yaml';

/**
 * Changes a YAML text so that its value becomes `wanted`, with the fields in the order of `wanted`. The library
 * keeps the comments and quotes of what stays.
 *
 * @throws {Error} if the text is not YAML, or can't be changed to `wanted`
 */
export function mergeYaml(text: string, wanted: unknown): string {
  const document = parseDocument(text);
  if (document.errors[0]) throw document.errors[0];
  const isEmpty = wanted === undefined || wanted === null;
  if (isEmpty && document.contents === null) return text;
  // `merged` always returns a node of the document.
  document.contents = merged(document, document.contents, wanted) as typeof document.contents;
  const written = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  if (isSame(parse(written), wanted ?? null)) return written;
  throw new Error(
    'the desk can’t change the file of this form. Change the file in a text editor or on GitHub',
  );
}

function merged(document: Document, node: unknown, wanted: unknown): unknown {
  if (isMap(node) && isFields(wanted)) {
    const top = node.items[0]?.key;
    node.items = mergedFields(document, node.items, wanted);
    keepTopComment(top, node.items[0]?.key);
    return node;
  }
  if (isSeq(node) && Array.isArray(wanted)) {
    const top = node.items[0];
    node.items = mergedEntries(document, node.items, wanted);
    keepTopComment(top, node.items[0]);
    return node;
  }
  const isPlain = !isFields(wanted) && !Array.isArray(wanted);
  if (!isScalar(node) || !isPlain) return document.createNode(wanted);
  node.value = wanted;
  return node;
}

/** A comment above the first entry is about the whole group, so it stays above the new first entry. */
function keepTopComment(old: unknown, first: unknown): void {
  if (old === first || !isNode(old) || !isNode(first) || !old.commentBefore) return;
  first.commentBefore = [old.commentBefore, first.commentBefore].filter(Boolean).join('\n');
}

/** Reuses an old entry with the same value, at any position, or else changes the first unused old entry. */
function mergedEntries(
  document: Document,
  old: readonly unknown[],
  wanted: readonly unknown[],
): unknown[] {
  const left = [...old];
  const same = wanted.map((value) => takeOut(left, (entry) => isSame(entry, value)));
  return wanted.map((value, index) => {
    const entry = same[index] ?? merged(document, left.shift(), value);
    const neighbour = old[0];
    // A new text takes the quotes of the list's first entry.
    if (isScalar(entry) && isScalar(neighbour) && neighbour.type) entry.type ??= neighbour.type;
    return entry;
  });
}

/** Reuses the old field of each name. For a new name, renames a removed field that has the same value, if any. */
function mergedFields(document: Document, old: readonly Pair[], wanted: Fields): Pair[] {
  const left = old.filter((pair) => !Object.hasOwn(wanted, nameOf(pair)));
  // A field whose box is empty is left out.
  const filled = Object.entries(wanted).filter(([, value]) => value !== undefined);
  return filled.map(([name, value]) => {
    const pair =
      old.find((other) => nameOf(other) === name) ??
      takeOut(left, (other) => isSame(other.value, value));
    if (pair === undefined) return document.createPair(name, value);
    if (isScalar(pair.key)) pair.key.value = name;
    pair.value = merged(document, pair.value, value);
    return pair;
  });
}

/** A value's fields by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value has named fields, unlike a list, a text or a number. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nameOf({ key }: Pair): string {
  return String(isScalar(key) ? key.value : key);
}

function takeOut<Item>(list: Item[], fits: (item: Item) => boolean): Item | undefined {
  const index = list.findIndex(fits);
  return index === -1 ? undefined : list.splice(index, 1)[0];
}

/** Whether two values or nodes are the same, with the same order of fields. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
