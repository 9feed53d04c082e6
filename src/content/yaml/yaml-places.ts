import {
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Document,
  type LineCounter,
  type Scalar,
} from 'yaml';
import { fileStart, type Place } from '../problems/problem.ts';

/** Steps from a document's root to a value: field names and list positions counted from 0. */
export type FieldPath = readonly PropertyKey[];

/** Where a value is: its node, and the node of its name if it is a field. */
export interface FieldNodes {
  readonly key: unknown;
  readonly value: unknown;
}

/** The nodes at a path of a YAML document, or undefined if nothing is there. */
export function nodesAt(document: Document, path: FieldPath): FieldNodes | undefined {
  let nodes: FieldNodes | undefined = { key: undefined, value: document.contents };
  for (const step of path) nodes = nodes && child(nodes.value, step);
  return nodes;
}

/**
 * The place of the value at a path. A list, a group of fields and an empty value are found at their
 * name; what is missing is found at the nearest thing around it that is there.
 */
export function placeAt(document: Document, counter: LineCounter, path: FieldPath): Place {
  const nodes = nodesAt(document, path);
  if (nodes === undefined) return placeAt(document, counter, path.slice(0, -1));
  return nodePlace(counter, foundAtItsName(nodes.value) ? (nodes.key ?? nodes.value) : nodes.value);
}

/** The place of a field's name; what is missing is found as `placeAt` finds it. */
export function keyPlaceAt(document: Document, counter: LineCounter, path: FieldPath): Place {
  const nodes = nodesAt(document, path);
  return nodes?.key === undefined
    ? placeAt(document, counter, path)
    : nodePlace(counter, nodes.key);
}

function child(parent: unknown, step: PropertyKey): FieldNodes | undefined {
  if (isMap(parent)) {
    const pair = parent.items.find(
      ({ key }) => String(isScalar(key) ? key.value : key) === String(step),
    );
    return pair && { key: pair.key, value: pair.value };
  }
  if (isSeq(parent) && typeof step === 'number' && step < parent.items.length) {
    return { key: undefined, value: parent.items[step] };
  }
  return undefined;
}

function foundAtItsName(value: unknown): boolean {
  return isCollection(value) || value === null || (isScalar(value) && isUnwritten(value));
}

/** Whether nothing is where a value is wanted; `null` and `~` are written out. */
export function isUnwritten({ value, source }: Scalar): boolean {
  return value === null && (source === undefined || source === '');
}

function nodePlace(counter: LineCounter, node: unknown): Place {
  const offset = isNode(node) ? node.range?.[0] : undefined;
  if (offset === undefined) return fileStart;
  const { line, col } = counter.linePos(offset);
  return { line, column: col };
}
