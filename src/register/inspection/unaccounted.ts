import type { CertificateRecord } from '../certificates/certificates.ts';
import type { RegisterColumns } from '../certificates/columns.ts';
import { formedId } from '../ids.ts';
import { isOfShape, shapeOfId } from '../id-shapes.ts';
import { type RowChanges, rowChanges } from './remembered-rows.ts';
import { isAmong, isShortenedNumber, privateKind } from './text-kinds.ts';
import type {
  ColumnProfile,
  Confirmed,
  InspectedSheet,
  InspectionContext,
} from './inspection-types.ts';

/** A sheet, with what the owner has not confirmed of it. */
export interface AccountedSheet extends InspectedSheet {
  /** The shapes of the IDs, the rarest first; empty if nearly every ID has a shape of its own. */
  readonly shapes: readonly IdShape[];
  readonly changes: RowChanges;
  /** The settings that would confirm everything that may be confirmed. */
  readonly toConfirm: ToConfirm;
}

interface IdShape {
  readonly shape: string;
  readonly lines: readonly { readonly id: string; readonly row: number }[];
  readonly isConfirmed: boolean;
  /** Whether the IDs are no IDs as somebody types them, so that the shape can't be confirmed. */
  readonly isDamaged: boolean;
}

export type ToConfirm = Required<Pick<InspectionContext, 'idShapes' | 'headings' | 'confirmed'>>;

export function accountedSheet(sheet: InspectedSheet): AccountedSheet {
  const { columns, ids } = sheet;
  const { confirmed = {}, idShapes = [] } = sheet.context;
  const changes = rowChanges(sheet);
  const shapes = shapesIn(sheet, changes);
  const unread = columns.filter(({ use }) => !use);
  const isHere = isAmong(unread.map(({ label }) => label));
  const offered = unread.flatMap(({ isConfirmed, isPrivate, hasLastDays, label }) =>
    isConfirmed || isPrivate || hasLastDays ? [] : [label],
  );
  // Lines that nothing in the sheet answers to, such as those of the sample register, are dropped. But the owner's own
  // sheet still has the columns that a copy to publish lacks.
  const said = (name: Confirmed) =>
    (confirmed[name] ?? []).filter((label) => changes.isCopy || isHere(label));
  return {
    ...sheet,
    shapes,
    changes,
    toConfirm: {
      idShapes: [
        ...idShapes.filter((shape) => ids.some(({ id }) => isOfShape(id, shape))),
        ...shapes.flatMap((one) => (one.isConfirmed || one.isDamaged ? [] : [one.shape])),
      ],
      headings: Object.fromEntries(
        columns.flatMap(({ use, column: { heading } }) => (use && heading ? [[use, heading]] : [])),
      ),
      confirmed: { columns: [...said('columns'), ...offered], private: said('private') },
    },
  };
}

/** The settings, each text as a setting may have it. What is empty is undefined, so that a save removes it. */
export function settingsOf({ idShapes, headings, confirmed = {} }: ToConfirm): Partial<ToConfirm> {
  const lists = Object.entries(confirmed).flatMap(([name, texts = []]) =>
    texts.length === 0 ? [] : [[name, texts.map(asSetting)] as const],
  );
  const said = Object.entries(headings ?? {}).map(
    ([use, text = '']) => [use, asSetting(text)] as const,
  );
  return {
    idShapes: idShapes?.length ? idShapes : undefined,
    headings: said.length > 0 ? Object.fromEntries(said) : undefined,
    confirmed: lists.length > 0 ? Object.fromEntries(lists) : undefined,
  };
}

/** Whether a save of `settings` would write what the settings have already, in whatever order. */
export function isSaved(settings: Saved, saved: Saved): boolean {
  const { columns } = saved;
  return linesOf({ columns, ...settings }).symmetricDifference(linesOf(saved)).size === 0;
}

interface Saved extends Pick<InspectionContext, keyof ToConfirm> {
  readonly columns?: RegisterColumns | undefined;
}

/** Each thing that the settings say, with the name of its setting. */
export function linesOf({ columns, idShapes, headings, confirmed }: Saved): Set<string> {
  const lists = {
    columns: Object.entries(columns ?? {}),
    idShapes,
    headings: Object.entries(headings ?? {}),
    harmless: confirmed?.columns,
    private: confirmed?.private,
  };
  return new Set(
    Object.entries(lists).flatMap(([name, lines = []]) =>
      lines.map((line) => `${name}: ${String(line)}`),
    ),
  );
}

/** A text of the sheet on one line, without signs that nobody sees; comparing leaves such signs out too. */
function asSetting(text: string): string {
  return text
    .replaceAll(/[\p{Bidi_Control}\u00ad\u200b\u2060\ufeff]/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/^[“„‘](.*)[”“’]$/u, '$1');
}

/** More shapes than this, and more than a fifth of the IDs: then IDs are random, and a shape says nothing. */
const mostShapes = 8;

function shapesIn({ ids, context }: InspectedSheet, { isFirst }: RowChanges): IdShape[] {
  const { idShapes: confirmed = [], idPrefixes = [] } = context;
  // Where no shape could be confirmed, none can change.
  if (!isFirst && confirmed.length === 0) return [];
  const own = ids.filter(({ id }) => formedId(id, idPrefixes).form === 'other');
  const groups = Map.groupBy(own, ({ id }) => asciiShape(id));
  if (groups.size > mostShapes && groups.size * 5 > own.length) return [];
  const typed = [...groups].flatMap(([general, lines]) => (odd.test(general) ? [] : lines));
  const areTyped = typed.length * 2 > own.length;
  return [...groups]
    .map(([general, lines]) => ({
      shape: withLetters(general, lines),
      lines: lines.map(({ id, row }) => ({ id, row })),
      isConfirmed: lines.every(({ id }) => confirmed.some((shape) => isOfShape(id, shape))),
      isDamaged:
        (areTyped && odd.test(general)) ||
        lines.every(({ id }) => isShortenedNumber(id)) ||
        [...groups.keys()].some((one) => isTwice(general, one)),
    }))
    .toSorted((one, other) => one.lines.length - other.lines.length);
}

/** The shape of an ID, in which letters such as Greek ones stand for themselves, since they look like Latin ones. */
function asciiShape(id: string): string {
  if (/^[ -~]*$/.test(id)) return shapeOfId(id);
  return Array.from(id, (sign) => (/[^\P{L}a-z]/iu.test(sign) ? sign : shapeOfId(sign))).join('');
}

/** A sign that few people type, such as a long dash or a Greek letter, or a space beside another sign. */
const odd = /[^ -~\p{Lo}\p{M}]|(?<![\p{L}\p{M}\p{N}]) | (?![\p{L}\p{N}])/u;

/** Whether a shape is another one twice, such as `A-00 and A-00`: two IDs in one cell. */
function isTwice(shape: string, one: string): boolean {
  const isLonger = shape.length > 2 * one.length && /[^0]/.test(one);
  return isLonger && shape.startsWith(one) && shape.endsWith(one);
}

/** The shape with the letters that all of its IDs share, such as `ITA-0000-0000`. */
function withLetters(general: string, lines: readonly CertificateRecord[]): string {
  const [first = ''] = lines.map(({ id }) => id);
  return general.replaceAll(/[Aa]/g, (sign, at: number) =>
    lines.every(({ id }) => id[at] === first[at]) ? (first[at] ?? sign) : sign,
  );
}

/** Whether a text of a column may be quoted: of a private column, only what is not like the others. */
export function mayBeQuoted(
  { isPrivate }: Pick<ColumnProfile, 'isPrivate'>,
  text: string,
): boolean {
  return !isPrivate || (isPrivate !== 'private texts' && !privateKind(text));
}
