import { type Document, isMap, isScalar, isSeq, type Pair, parse, parseDocument } from 'yaml';

/**
 * A YAML text that holds `wanted`. Comments, and the order and quotes of what stays, are as they were; a text in its normal
 * form that holds the value already is the same, byte by byte. The order of the fields in `wanted` counts.
 *
 * @throws {Error} if the text is no YAML, or if it can't be made to hold the value
 */
export function mergeYaml(text: string, wanted: unknown): string {
  const document = parseDocument(text);
  if (document.errors[0]) throw document.errors[0];
  const isEmpty = wanted === undefined || wanted === null;
  if (isEmpty && document.contents === null) return text;
  // What is made of a node, or by the document, is a node.
  document.contents = merged(document, document.contents, wanted) as typeof document.contents;
  const written = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  if (isSame(parse(written), wanted ?? null)) return written;
  throw new Error('this file is written in a way that can only be changed by hand');
}

/** The node with another value: itself where it can hold that, else a new one. */
function merged(document: Document, node: unknown, wanted: unknown): unknown {
  if (isMap(node) && isFields(wanted)) {
    node.items = mergedFields(document, node.items, wanted);
    return node;
  }
  if (isSeq(node) && Array.isArray(wanted)) {
    node.items = mergedEntries(document, node.items, wanted);
    return node;
  }
  const isPlain = !isFields(wanted) && !Array.isArray(wanted);
  if (!isScalar(node) || !isPlain) return document.createNode(wanted);
  node.value = wanted;
  return node;
}

/** Each entry is the one that was the same, wherever that was; else the first that is left over, changed. */
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
    // A new text is in quotes where its neighbours are.
    if (isScalar(entry) && isScalar(neighbour) && neighbour.type) entry.type ??= neighbour.type;
    return entry;
  });
}

/** Each field is the one of its name; else one that goes and holds the same, which has only got a new name. */
function mergedFields(document: Document, old: readonly Pair[], wanted: Fields): Pair[] {
  const left = old.filter((pair) => !Object.hasOwn(wanted, nameOf(pair)));
  // A box that is left empty is no field.
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

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nameOf({ key }: Pair): string {
  return String(isScalar(key) ? key.value : key);
}

function takeOut<Item>(list: Item[], fits: (item: Item) => boolean): Item | undefined {
  const index = list.findIndex(fits);
  return index === -1 ? undefined : list.splice(index, 1)[0];
}

/** Whether two values, or the nodes that hold them, are the same, with their fields in the same order. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
