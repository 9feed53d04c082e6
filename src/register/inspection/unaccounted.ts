import type { RegisterColumns } from '../certificates/columns.ts';
import { isOfShape } from '../id-shapes.ts';
import { isAmong } from './text-kinds.ts';
import type { InspectedSheet, InspectionContext } from './inspection-types.ts';

export type ToConfirm = Pick<InspectionContext, 'idShapes' | 'headings' | 'confirmed'>;

/** The settings that would confirm everything that may be confirmed. */
export function settingsToConfirm(sheet: InspectedSheet): ToConfirm {
  const { columns, ids, shapes, changes } = sheet;
  const { confirmed = {}, idShapes = [] } = sheet.context;
  const unread = columns.filter(({ use }) => !use);
  const isHere = isAmong(unread.map(({ label }) => label));
  // Lines that nothing in the sheet answers to, such as those of the sample register, are dropped. But the owner's own
  // sheet still has the columns that a copy to publish lacks.
  const isCopy = unread.length === 0 && !changes.isFirst;
  const kept = (labels: readonly string[] = []) =>
    labels.filter((label) => isCopy || isHere(label));
  const offered = unread.flatMap(({ isConfirmed, isPrivate, hasLastDays, label }) =>
    isConfirmed || isPrivate || hasLastDays ? [] : [label],
  );
  const headings = columns.flatMap(({ use, column: { heading } }) =>
    use && heading ? [[use, heading] as const] : [],
  );
  return settingsOf({
    idShapes: [
      ...idShapes.filter((shape) => ids.some(({ id }) => isOfShape(id, shape))),
      ...shapes.flatMap((one) => (one.isConfirmed || one.isDamaged ? [] : [one.shape])),
    ],
    headings: Object.fromEntries(headings),
    confirmed: {
      columns: [...kept(confirmed.columns), ...offered],
      private: kept(confirmed.private),
    },
  });
}

/** The settings, in which what is empty is undefined, so that a save removes it. */
export function settingsOf({ idShapes, headings, confirmed = {} }: ToConfirm): ToConfirm {
  const filled = <Value extends object>(value: Value | undefined) =>
    value && Object.keys(value).length > 0 ? value : undefined;
  const lists = { columns: filled(confirmed.columns), private: filled(confirmed.private) };
  return {
    idShapes: filled(idShapes),
    headings: filled(headings),
    confirmed: (lists.columns ?? lists.private) && lists,
  };
}

/** Whether a save of `settings` would write what the settings have already, in whatever order. */
export function isSaved(settings: Saved, saved: Saved): boolean {
  const { columns } = saved;
  return linesOf({ columns, ...settings }).symmetricDifference(linesOf(saved)).size === 0;
}

interface Saved extends ToConfirm {
  readonly columns?: RegisterColumns | undefined;
}

/** Each thing that the settings say, with the name of its setting. */
export function linesOf({ columns, idShapes, headings, confirmed = {} }: Saved): Set<string> {
  const settings = {
    columns,
    idShapes,
    headings,
    harmless: confirmed.columns,
    private: confirmed.private,
  };
  return new Set(
    Object.entries(settings).flatMap(([name, lines = []]) =>
      Object.entries(lines).map(
        ([key, line]) => `${name} ${Array.isArray(lines) ? '' : key}: ${line}`,
      ),
    ),
  );
}
