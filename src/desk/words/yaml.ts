import { type Document, isMap, isScalar, isSeq, type Pair, parse, parseDocument } from 'yaml';

/**
 * Changes a YAML text so that its value becomes `wanted`, with the fields in the order of `wanted`. Comments stay,
 * and unchanged parts keep their quotes. The rest gets the library's layout.
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
  const kept = withOldRemarks(text, written);
  if (isSame(parseOrNothing(kept), wanted ?? null)) return kept;
  if (isSame(parse(written), wanted ?? null)) return written;
  throw new Error(
    'the desk can’t change the file of this form. Change the file in a text editor or on GitHub',
  );
}

/** A line with content, and the comments and blank lines above it (its remarks). */
interface Line {
  readonly text: string;
  readonly remarks: readonly string[];
}

/**
 * Puts the old text's comments and blank lines into the new text, without the comments of removed entries. The YAML
 * library alone would misplace some comments and lose others.
 */
function withOldRemarks(old: string, written: string): string {
  if (old.trim() === '') return written;
  const before = linesOf(old);
  const after = linesOf(written);
  const pairs = sameLines(before.lines, after.lines);
  const moved = new Map<string, readonly string[]>();
  const out: string[] = [];
  let at = 0;
  const leaveOut = (end: number) => {
    for (const line of before.lines.slice(at, end)) {
      const own = ownRemarks(line, before.lines[at - 1]);
      moved.set(line.text, own);
      out.push(...line.remarks.slice(0, line.remarks.length - own.length));
      at += 1;
    }
  };
  const takeRemarks = () => {
    const { remarks } = before.lines[at] ?? { remarks: [] };
    const isDouble = out.at(-1) === '' && remarks[0] === '';
    at += 1;
    out.push(...remarks.slice(isDouble ? 1 : 0));
  };
  for (const [index, line] of after.lines.entries()) {
    const next = nextPair(pairs, index) ?? before.lines.length;
    const own = moved.get(line.text);
    if (pairs.has(index)) leaveOut(next);
    if (pairs.has(index) || (own === undefined && at < next)) takeRemarks();
    else out.push(...(own ?? []));
    out.push(line.text);
  }
  leaveOut(before.lines.length);
  return `${[...out, ...before.rest].join('\n')}\n`;
}

function nextPair(pairs: ReadonlyMap<number, number>, index: number): number | undefined {
  const [, old] = [...pairs].find(([now]) => now >= index) ?? [];
  return old;
}

function linesOf(text: string): { readonly lines: readonly Line[]; readonly rest: string[] } {
  const lines: Line[] = [];
  let rest: string[] = [];
  for (const line of text.replace(/\n$/, '').split('\n')) {
    rest.push(line);
    if (/^\s*(#|$)/.test(line)) continue;
    lines.push({ text: line, remarks: rest.slice(0, -1) });
    rest = [];
  }
  return { lines, rest };
}

/** The comment above a line. A comment above an indented block belongs to the block, not to its first line. */
function ownRemarks({ text, remarks }: Line, above: Line | undefined): readonly string[] {
  if (above === undefined || indentOf(above.text) < indentOf(text)) return [];
  const other = remarks.findLastIndex(
    (remark) => remark.trim() === '' || indentOf(remark) !== indentOf(text),
  );
  return remarks.slice(other + 1);
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/**
 * Pairs as many equal lines as possible without changing their order (the longest common subsequence). Maps the index
 * of a new line to the index of its old line.
 */
function sameLines(old: readonly Line[], now: readonly Line[]): ReadonlyMap<number, number> {
  // `counts[i][j]`: how many pairs are possible if only the lines from `old[i]` and `now[j]` on are compared.
  const counts = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1));
  const countAt = (i: number, j: number) => counts[i]?.[j] ?? 0;
  const isPair = (i: number, j: number) => old[i]?.text === now[j]?.text;
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      const count = isPair(i, j)
        ? countAt(i + 1, j + 1) + 1
        : Math.max(countAt(i + 1, j), countAt(i, j + 1));
      counts[i]?.fill(count, j, j + 1);
    }
  }
  const pairs = new Map<number, number>();
  let i = 0;
  let j = 0;
  while (i < old.length && j < now.length) {
    if (isPair(i, j)) pairs.set(j++, i++);
    else if (countAt(i + 1, j) >= countAt(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}

function parseOrNothing(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

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
