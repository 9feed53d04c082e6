import { fill } from '../../content/fill.ts';
import { useId } from 'react';
import type { SeveralWords } from '../../content/schemas/several.ts';
import type { ListColumn } from '../../register/list/list-ids.ts';
import type { ListHandle } from './use-list.ts';

interface ColumnChoiceProps {
  readonly words: SeveralWords['column'];
  readonly list: Pick<ListHandle, 'chosen' | 'choose'>;
}

/** Of a list with several columns, which one holds the IDs; and whether it has a heading. */
export function ColumnChoice({ words, list: { chosen, choose } }: ColumnChoiceProps) {
  const id = useId();
  const column = chosen?.columns.find(({ index }) => index === chosen.index);
  if (!chosen || (chosen.columns.length < 2 && column?.heading === undefined)) return null;
  return (
    <div className="several-column">
      {chosen.columns.length > 1 && (
        <>
          <label htmlFor={id} className="font-semibold">
            {words.label}
          </label>
          <select
            id={id}
            value={chosen.index ?? 'all'}
            aria-describedby={`${id}-first`}
            onChange={({ target: { value } }) => {
              const index = value === 'all' ? undefined : Number(value);
              const next = chosen.columns.find((other) => other.index === index);
              choose({ index, hasHeading: next?.heading !== undefined });
            }}
          >
            {chosen.columns.map((option) => (
              <option key={option.index} value={option.index}>
                {columnName(option, words)}
              </option>
            ))}
            {chosen.mayBeAll && <option value="all">{words.every}</option>}
          </select>
          <p id={`${id}-first`} className="text-sm wrap-anywhere text-muted">
            {column && fill(words.first, { values: firstValues(column) })}
          </p>
        </>
      )}
      {column?.heading !== undefined && (
        <label className="several-option">
          <input
            type="checkbox"
            checked={chosen.hasHeading}
            onChange={({ target }) => choose({ index: chosen.index, hasHeading: target.checked })}
          />
          <span>{fill(words.heading, { heading: short(column.heading ?? '') })}</span>
        </label>
      )}
    </div>
  );
}

function columnName(
  { letter, heading }: ListColumn,
  words: Pick<SeveralWords['column'], 'option' | 'noHeading'>,
): string {
  if (heading === undefined) return fill(words.noHeading, { letter });
  return fill(words.option, { letter, heading: short(heading) });
}

function firstValues({ sample }: ListColumn): string {
  return sample.slice(0, 3).map(short).join(', ');
}

function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
