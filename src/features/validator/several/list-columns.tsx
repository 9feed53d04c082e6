import type { ReactNode } from 'react';
import { fill } from '../../../fill.ts';
import { inSentences } from '../../../ui/announce.ts';
import type { IslandWords } from '../../../answer/island-words.ts';
import { fillSentence, short } from '../../../answer/shown-texts.tsx';
import { hashForId } from '../../../register/certificates/carried-id.ts';
import type { OwnTable } from '../../../register/list/list-ids.ts';
import { columnLetter } from '../../../spreadsheet/sheet/cells.ts';
import { namedNote, notesOn } from './list-texts.ts';
import type { ListRow } from './use-list-run.ts';

/** A column of the answers to a list. */
interface ListColumn {
  /** Names the heading in `content/validator.yaml`, `list.table`. */
  readonly name: Exclude<keyof IslandWords['list']['table'], 'caption'>;
  /** The text in a saved file, whole. `checked` is when the list was checked. */
  readonly saved: (row: ListRow, words: IslandWords, checked: string) => string;
  /** The column on the screen and on paper. Without it, only the saved file has the column. */
  readonly shown?: {
    /** A cell may depend only on its row's verdict, name and place: other changes do not draw it again. */
    readonly cell: (row: ListRow, words: IslandWords) => ReactNode;
    /**
     * Tailwind's classes. Columns without a width share equally what those with a width leave. Phones stack the cells of
     * a row, so only wide screens and paper have widths.
     */
    readonly className?: string;
    readonly isRowHeading?: boolean;
  };
}

/** In characters: the screen shortens longer IDs. */
const longestShown = 120;

const link =
  'block w-fit text-link underline underline-offset-3 print:text-inherit print:no-underline';

/** All columns in their order: what the screen shows, paper prints and a saved file contains. */
export const listColumns: readonly ListColumn[] = [
  {
    name: 'number',
    saved: ({ number }) => String(number),
    shown: {
      cell: ({ number }) => number,
      className:
        'text-muted tabular-nums not-print:max-md:absolute not-print:max-md:left-0 md:w-14 print:w-14',
    },
  },
  {
    name: 'id',
    saved: ({ verdict }) => verdict.id,
    shown: {
      cell: ({ verdict, secret, kind }) =>
        kind === 'blank' ? (
          '–'
        ) : (
          <a href={hashForId(verdict.id, secret)} className={`${link} font-semibold`}>
            <bdi translate="no">{short(verdict.id, longestShown)}</bdi>
          </a>
        ),
      className: 'md:w-38 print:w-38',
      isRowHeading: true,
    },
  },
  {
    name: 'answer',
    saved: ({ name }) => name,
    shown: { cell: answerCell },
  },
  { name: 'date', saved: ({ date }) => date },
  {
    name: 'student',
    saved: ({ certificate }) => certificate?.student ?? '',
    shown: { cell: ({ certificate }) => untranslated(certificate?.student) },
  },
  {
    name: 'course',
    saved: ({ certificate }) => certificate?.course ?? '',
    shown: { cell: ({ certificate }) => untranslated(certificate?.course) },
  },
  {
    name: 'note',
    saved: (row, words) => {
      const { ids, sentence } = row.offers;
      return inSentences([...notesOn(row, words), ...ids.map((id) => fill(sentence, { id }))]);
    },
  },
  { name: 'checked', saved: (_row, _words, checked) => checked },
];

/** The rows of a saved file, the headings first. The visitor's own columns follow the number of each row. */
export function savedRows(
  rows: readonly ListRow[],
  words: IslandWords,
  checked: string,
  own?: OwnTable,
): string[][] {
  const { table, column } = words.list;
  const headings = own?.headings.map(
    (heading, at) => heading || fill(column.noHeading, { letter: columnLetter(at) }),
  );
  const beside = ([number = '', ...answer]: readonly string[], cells: readonly string[] = []) => [
    number,
    ...cells,
    ...answer,
  ];
  return [
    beside(
      listColumns.map(({ name }) => table[name]),
      headings,
    ),
    ...rows.map((row, at) =>
      beside(
        listColumns.map(({ saved }) => saved(row, words, checked)),
        own?.rows[at],
      ),
    ),
  ];
}

/** The answer's name, then what a saved file has in its column of notes. */
function answerCell(row: ListRow, words: IslandWords) {
  const { name, offers, named } = row;
  const otherName = named?.isSame === false ? namedNote(named, words) : undefined;
  return (
    <>
      <b>{name}</b>
      {notesOn(row, words).map((note) => (
        <p
          key={note}
          className={`text-sm print:text-[8pt] ${note === otherName ? 'font-bold' : ''}`}
        >
          {note}
        </p>
      ))}
      {offers.ids.map((id) => (
        <p key={id} className="text-sm print:text-[8pt]">
          <a href={hashForId(id)} className={link}>
            {fillSentence(offers.sentence, { id })}
          </a>
        </p>
      ))}
    </>
  );
}

function untranslated(text: string | undefined) {
  return <bdi translate="no">{text}</bdi>;
}
