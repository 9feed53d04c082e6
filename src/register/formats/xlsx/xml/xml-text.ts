import { rareParts } from '../load-rare-parts.ts';
import type { TextArena } from './text-arena.ts';
import { SEMICOLON } from './xml-bytes.ts';

/**
 * Appends the character that the reference at `at` stands for.
 *
 * @param end Where the bytes end.
 * @throws Pause until what reads rarer references has loaded; RegisterFault `damaged` if it stands for nothing.
 * @returns Where the reference ends; 0 if it is malformed, Infinity if the bytes end before it does.
 */
export function appendReference(
  bytes: Uint8Array,
  at: number,
  end: number,
  arena: TextArena,
): number {
  const longest = bytes.subarray(at, Math.min(at + LONGEST_REFERENCE, end));
  const length = longest.indexOf(SEMICOLON);
  if (length < 0) return longest.length < LONGEST_REFERENCE ? Infinity : 0;
  const reference = decoder.decode(longest.subarray(1, length));
  for (const byte of encoder.encode(referredCharacter(reference))) arena.appendByte(byte);
  return at + length + 1;
}

/** An attribute's value with its references resolved. */
export function withoutReferences(value: string): string {
  return value.replace(/&([^;]*);?/g, (_, reference: string) => referredCharacter(reference));
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();
/** Bytes, with its `&` and `;`. */
const LONGEST_REFERENCE = 13;

/** The character that a reference stands for, given without its `&` and `;` (XML 1.0, 4.1 and 4.6). */
function referredCharacter(reference: string): string {
  return entities.get(reference) ?? rareParts().numberedCharacter(reference);
}

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
