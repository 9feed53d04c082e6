import { formedId } from '../ids.ts';
import type { Finding } from './findings.ts';
import { grouped } from './grouped.ts';

/** One ID in so many that can be tried is guessed in no time: a computer tries more in a minute. */
const tries = 1_000_000;

/** An ID with fewer letters and digits than this is found by trying them all. */
const short = 6;

/**
 * What keeps a register from being sealed, if anything does: certificates whose ID can be guessed, unless that shows
 * nothing or the settings allow it.
 */
export function unsealable(
  records: readonly { readonly id: string; readonly row: number }[],
  settings: {
    readonly idPrefixes: readonly string[];
    readonly opensByLink: boolean;
    readonly guessingIsAllowed?: boolean;
  },
): Finding[] {
  if (settings.opensByLink || settings.guessingIsAllowed) return [];
  const ids = new Set(guessableAmong(records, settings.idPrefixes));
  const rows = records.filter(({ id }) => ids.has(id)).map(({ row }) => row);
  return ids.size === 0
    ? []
    : [{ kind: 'guessable-ids', rows, columns: [], texts: [...ids].slice(0, 1) }];
}

/**
 * The IDs that can be guessed: short ones, and those that differ from others in their digits only and are close to each
 * other, as numbered ones are.
 */
function guessableAmong(
  records: readonly { readonly id: string }[],
  prefixes: readonly string[],
): string[] {
  const others = different(records).filter((id) => formedId(id, prefixes).form !== 'new');
  return [...grouped(others, frameOf).values()].flatMap((alike) =>
    isClose(alike) ? alike : alike.filter(isShort),
  );
}

function different(records: readonly { readonly id: string }[]): string[] {
  return [...new Set(records.map(({ id }) => id))].filter((id) => id !== '');
}

/** `ITA-#-#` for `ITA-2024-0017`. */
function frameOf(id: string): string {
  return id.replace(/\p{Nd}+/gu, '#');
}

/** Whether at least one in a million of the numbers between the first and the last is an ID. */
function isClose(alike: readonly string[]): boolean {
  let [least, most] = [Infinity, -Infinity];
  for (const id of alike) {
    const number = Number(id.normalize('NFKC').replace(/[^0-9]/g, ''));
    least = Math.min(least, number);
    most = Math.max(most, number);
  }
  const range = most - least + 1;
  return alike.length > 1 && range / alike.length <= tries;
}

function isShort(id: string): boolean {
  return id.replace(/[^\p{L}\p{Nd}]/gu, '').length < short;
}
