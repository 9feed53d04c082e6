import { stateColumns, type DropReason } from '../rules/register.ts';
import { grouped } from './grouped.ts';
import type { Inspection } from './inspect-register.ts';
import { quoted, rowList, stateColumnNames, useNames } from './report-text.ts';
import type { FindingWords } from './state-finding-words.ts';

/** How the validator reads a register, in sentences for its owner. */
export interface ReadingWords {
  /** Which sheet is read; missing where the file is no workbook. */
  readonly sheet?: string;
  /** What each column that counts is taken for. */
  readonly columns: readonly string[];
  /** How many certificates there are, and the rows that hold none. */
  readonly counts: readonly string[];
  /** That IDs can be guessed, where they can. */
  readonly guessable?: FindingWords;
}

export function readingWords(inspection: Inspection): ReadingWords {
  const sheet = sheetWords(inspection);
  const guessable = guessableWords(inspection);
  return {
    ...(sheet !== undefined && { sheet }),
    columns: columnWords(inspection),
    counts: countWords(inspection),
    ...(guessable && { guessable }),
  };
}

function sheetWords({ sheet }: Inspection): string | undefined {
  if (sheet === undefined) return undefined;
  const { name, position, sheets, isHidden } = sheet;
  const place = sheets === 1 ? 'the only sheet' : `${ordinal(position)} of ${sheets} sheets`;
  const hidden = isHidden
    ? ', which is hidden (right-click a tab and choose Unhide to see it)'
    : '';
  return `Sheet that is read: ${quoted(name)}, ${place}${hidden}`;
}

function ordinal(position: number): string {
  return `${position}${['th', 'st', 'nd', 'rd'][position] ?? 'th'}`;
}

function columnWords({ columns }: Inspection): string[] {
  const nameOf = (use: string) => columns.find((one) => one.use === use)?.name;
  return [
    ...(['student', 'course', 'id'] as const).map((use) => {
      const name = nameOf(use);
      return name === undefined
        ? `No column is the ${useNames[use].one}: the sheet has too few.`
        : `Column ${name} is the ${useNames[use].one}.`;
    }),
    ...stateColumns.flatMap((use) => {
      const name = nameOf(use);
      return name === undefined ? [] : [`Column ${name} is ${stateColumnNames[use]}.`];
    }),
  ];
}

const reasons: Readonly<Record<DropReason, string>> = {
  header: 'Skipped, because it holds the letters of the columns',
  'above-data': 'Skipped as headings',
  'column-a-blank': 'Not counted, because column A is blank',
};

function countWords({ kept, dropped, guessable }: Inspection): string[] {
  const byReason = [...grouped(dropped, ({ reason }) => reason)];
  return [
    `Certificates: ${kept}`,
    ...(guessable?.isAllowed
      ? [
          `IDs that can be guessed: ${guessable.count}, which \`sealedIdsAreGuessable\` in content/register.yaml allows`,
        ]
      : []),
    ...byReason.map(
      ([reason, rows]) => `${reasons[reason]}: ${rowList(rows.map(({ row }) => row))}`,
    ),
  ];
}

function guessableWords({ guessable }: Inspection): FindingWords | undefined {
  if (guessable === undefined || guessable.isAllowed) return undefined;
  const { count, of, example } = guessable;
  const ids = of === 1 ? 'The only ID' : `${count} of ${of} IDs`;
  return {
    what: `${ids} can be guessed, since they are short or numbered, such as ${quoted(example)}. Anyone can guess them and see the names.`,
    fix: 'nothing has to change for certificates that are printed already. For new ones, `npm run register:ids -- 50` makes IDs that nobody can guess.',
  };
}
