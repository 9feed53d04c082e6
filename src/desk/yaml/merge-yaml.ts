import { isMap, isScalar, isSeq, parse, parseDocument, type Node } from 'yaml';
import { aligned, type Step } from './align.ts';
import { chunksOf, endOf, type Chunk, type Collection } from './chunks.ts';
import { columnOf, renderChunk, renderScalar } from './render-yaml.ts';
import { isSame } from './same-value.ts';

/**
 * A YAML text that holds `wanted`, and is otherwise what it was, byte by byte: comments, quotes, empty lines, and
 * the order of everything that stays. The order of the fields in `wanted` counts.
 *
 * @throws {Error} if the text is no YAML, or if it can't be made to hold the value
 */
export function mergeYaml(text: string, wanted: unknown): string {
  const document = parseDocument(text, { keepSourceTokens: true });
  if (document.errors[0]) throw document.errors[0];
  const merged = mergedText(text, document.contents, wanted);
  if (!isSame(parse(merged), wanted ?? null)) {
    throw new Error('this file is written in a way that can only be changed by hand');
  }
  return merged;
}

function mergedText(text: string, contents: Node | null, wanted: unknown): string {
  if (isSame(contents?.toJSON() ?? null, wanted ?? null)) return text;
  const changed = contents === null ? undefined : rewritten(text, contents, wanted);
  if (contents !== null && changed !== undefined) {
    return spliced(text, contents.range?.[0] ?? 0, endOf(text, contents), changed);
  }
  // A file that held nothing, or nothing of the kind that it holds now.
  const head = contents === null ? text : text.slice(0, contents.range?.[0] ?? 0);
  const lineBreak = head === '' || head.endsWith('\n') ? '' : '\n';
  return `${head}${lineBreak}${renderChunk(wanted, { column: 0 })}\n`;
}

/** What the source of a node becomes; undefined if it can't hold the value in the form that it has. */
function rewritten(text: string, node: Node, wanted: unknown): string | undefined {
  const source = text.slice(node.range?.[0], endOf(text, node));
  if (isSame(node.toJSON(), wanted)) return source;
  if (isScalar(node)) return isPlainValue(wanted) ? renderScalar(wanted, node) : undefined;
  if (isSeq(node) && Array.isArray(wanted)) return rewrittenList(text, node, wanted);
  if (isMap(node) && isFields(wanted)) return rewrittenFields(text, node, wanted);
  return undefined;
}

function rewrittenList(text: string, list: Collection, wanted: readonly unknown[]) {
  const chunks = chunksOf(text, list);
  const steps = aligned(
    chunks.map(({ value }) => JSON.stringify(value?.toJSON() ?? null)),
    wanted.map((value) => JSON.stringify(value)),
    'in-place',
  );
  return joined(text, list, chunks, steps, (step) => chunkText(text, list, chunks, step, wanted));
}

function rewrittenFields(text: string, map: Collection, wanted: Fields) {
  const chunks = chunksOf(text, map);
  const keys = Object.keys(wanted);
  const steps = aligned(
    chunks.map(({ key }) => key ?? ''),
    keys,
    'by-name',
  );
  const values = Object.values(wanted);
  const renamed = withNewNames(steps, chunks, values);
  return joined(text, map, chunks, renamed, (step) =>
    chunkText(text, map, chunks, step, values, keys),
  );
}

/** What goes, and comes next under another name with the same value, has only got a new name. */
function withNewNames(
  steps: readonly Step[],
  chunks: readonly Chunk[],
  values: readonly unknown[],
) {
  const come = steps.filter(({ from }) => from === undefined);
  const names = new Map<Step, Step>();
  for (const step of steps.filter(({ to }) => to === undefined)) {
    const old: unknown = chunks[step.from ?? 0]?.value?.toJSON();
    const found = come.find((other) => !names.has(other) && isSame(old, values[other.to ?? 0]));
    if (!found) continue;
    names.set(found, step);
    names.set(step, found);
  }
  return steps.flatMap((step) => {
    const other = names.get(step);
    if (!other) return [step];
    return step.to === undefined ? [{ ...step, ...other }] : [];
  });
}

/** The text of one entry or field, without what separates it from its neighbours. */
function chunkText(
  text: string,
  collection: Collection,
  chunks: readonly Chunk[],
  { from, to = 0 }: Step,
  values: readonly unknown[],
  keys?: readonly string[],
): string {
  const old = from === undefined ? undefined : chunks[from];
  const value = values[to];
  if (old && !old.hasValue && value === null) return text.slice(old.start, old.end);
  if (old?.value && old.hasValue) {
    const changed = rewritten(text, old.value, value);
    const lead = text.slice(old.start, old.value.range?.[0]);
    if (changed !== undefined) return withName(lead, old.key, keys?.[to]) + changed;
  }
  const neighbour = old ?? chunks.at(-1);
  return renderChunk(value, {
    ...(keys === undefined ? {} : { key: keys[to] ?? '' }),
    like: neighbour?.value ?? undefined,
    column: neighbour === undefined ? 0 : columnOf(text, neighbour.start),
    isFlow: collection.flow === true,
    isEntry: isSeq(collection),
  });
}

/** The source before a value, with another name if it has got one. */
function withName(lead: string, old: string | undefined, name: string | undefined): string {
  if (name === undefined || name === old) return lead;
  return renderScalar(name) + lead.slice(lead.lastIndexOf(':'));
}

/** The entries one after another, each with what was before it: line breaks, empty lines and comments. */
function joined(
  text: string,
  collection: Collection,
  chunks: readonly Chunk[],
  steps: readonly Step[],
  textOf: (step: Step) => string,
): string | undefined {
  const isFlow = collection.flow === true;
  if (steps.every(({ to }) => to === undefined) && !isFlow) return undefined;
  const gaps = chunks.map(({ start }, index) => {
    const before = chunks[index - 1];
    return before === undefined ? '' : text.slice(before.end, start);
  });
  const plainGap = isFlow ? ', ' : usualGap(gaps, columnOf(text, chunks[0]?.start ?? 0));
  let out = '';
  let notes = '';
  for (const step of steps) {
    const gap = step.from === undefined || step.isMoved ? plainGap : gaps[step.from] || plainGap;
    if (step.to === undefined) {
      if (!isFlow) notes += notesOf(gaps[step.from ?? 0] ?? '');
      continue;
    }
    const lead = out === '' ? firstLead(gap, isFlow) : gap;
    out += (notes === '' ? lead : withNotes(lead, notes, plainGap, out === '')) + textOf(step);
    notes = '';
  }
  if (notes !== '') out += notes;
  const start = collection.range?.[0] ?? 0;
  const end = endOf(text, collection);
  const first = chunks[0];
  const last = chunks.at(-1);
  if (!isFlow) return out;
  if (!first || !last) return text.slice(start, start + 1) + out + text.slice(end - 1, end);
  const close = out === '' ? text.slice(end - 1, end) : text.slice(last.end, end);
  return text.slice(start, out === '' ? start + 1 : first.start) + out + close;
}

/** Comments above an entry that becomes the first stay above it. */
function firstLead(gap: string, isFlow: boolean): string {
  return isFlow || !gap.includes('#') ? '' : gap.replace(/^\s*/, '');
}

/** The comments in what separates two entries, each on its line. */
function notesOf(gap: string): string {
  return [...gap.matchAll(/\n[ \t]*#[^\n]*/g)].map(([note]) => note).join('');
}

function withNotes(lead: string, notes: string, plainGap: string, isFirst: boolean): string {
  return isFirst ? `${notes.trimStart()}${plainGap}${lead}` : `${notes}${lead}`;
}

/** An empty line between entries where all others have one. */
function usualGap(gaps: readonly string[], column: number): string {
  const others = gaps.slice(1);
  const isAiry = others.length > 0 && others.every((gap) => /\n[ \t]*\n/.test(gap));
  return (isAiry ? '\n\n' : '\n') + ' '.repeat(column);
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPlainValue(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function spliced(text: string, start: number, end: number, replacement: string): string {
  return text.slice(0, start) + replacement + text.slice(end);
}
