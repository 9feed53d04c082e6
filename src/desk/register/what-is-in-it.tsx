import { Save } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { stringify } from 'yaml';
import { allOf } from '../../fill.ts';
import {
  allColumns,
  type Column,
  columnHeading,
  columnWords,
  isKeptColumn,
  type MainColumn,
  mainColumns,
  type RegisterColumns,
} from '../../register/certificates/columns.ts';
import { statusMeant } from '../../register/certificates/facts.ts';
import { headingKey } from '../../register/certificates/own-ids.ts';
import { columnName, columnText, positionOf } from '../../register/inspection/column-profiles.ts';
import {
  findingGroups,
  findingWords,
  isOfRows,
  limited,
  rowList,
} from '../../register/inspection/findings.ts';
import type { Inspection, SeenColumn } from '../../register/inspection/inspect-register.ts';
import { capitalised, isAmong, quoted } from '../../register/inspection/text-kinds.ts';
import { isSaved, settingsOf, type ToConfirm } from '../../register/inspection/unaccounted.ts';
import type { OpenedSheet } from './opened-sheet.ts';
import { counted } from './the-sheet.tsx';
import { shownGroup } from './what-to-fix.tsx';
import type { InspectionContext } from '../../register/inspection/inspection-types.ts';

/** What a column is: one that the website reads, or one that it does not read. */
type Choice = Column | 'private' | 'harmless';

/** The settings that one save writes. */
export interface ConfirmedSettings extends Partial<ToConfirm> {
  readonly columns: RegisterColumns;
}

interface WhatIsInItProps {
  readonly inspection: Inspection;
  readonly context: InspectionContext;
  /** The inspection with the columns that are chosen. */
  readonly now: Inspection;
  /** Inspects the sheet with other settings. */
  readonly inspectAs: (settings: ConfirmedSettings) => Promise<OpenedSheet>;
  /** Shows an inspection with the columns that are chosen. */
  readonly show: (opened: OpenedSheet) => void;
  /** Saves the settings, remembers the rows, and says what came of it. */
  readonly save: (settings: ConfirmedSettings) => Promise<string>;
  /** Whether the desk can write into the folder of the website. */
  readonly canWrite: boolean;
}

/**
 * Asks once what each column is. Chosen beforehand is only what leaves no doubt, and "private". Only a column that counts
 * the certificates is "harmless" beforehand, so that nobody confirms in passing that a column says nothing about them.
 */
export function WhatIsInIt({
  inspection,
  now,
  context,
  inspectAs,
  show,
  save,
  canWrite,
}: WhatIsInItProps) {
  const looking = useRef({ of: inspection, look: Promise.resolve({ inspection }) });
  const [choices, setChoices] = useState<Readonly<Record<string, Choice | ''>>>({});
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const section = useRef<HTMLElement>(null);
  /** The list as an inspection makes it, and how much in it is not answered. */
  const listOf = (read: Inspection, made: typeof choices) => {
    const chosen = columnsToChoose(read, context).map((one) => ({
      ...one,
      choice: made[one.name] ?? one.known,
    }));
    const things = thingsToTick(read);
    const open = [
      ...chosen.filter((one) => one.choice === '' || (isAsked(one) && !ticked.has(one.name))),
      ...things.filter(({ key, right }) => right !== undefined && !ticked.has(key)),
    ].map(({ name }) => name);
    return { chosen, things, open, settings: confirmedSettings(chosen, read) };
  };
  const { chosen, things, open, settings } = listOf(now, choices);
  const missing = lacking(chosen);
  const isUnsure = now.findings.some(({ wrong }) => wrong);
  const rows = [...now.findings, ...now.notes].filter(isOfRows);
  const isOpen = open.length > 0 || things.length > 0 || !isSaved(settings, context);
  const isNew = isOpen || rows.length > 0;
  // Folding or moving the list would take the focus from someone who uses the keyboard, so only the owner folds it.
  const [isUnfolded, setUnfolded] = useState(isOpen);
  if (isOpen && !isUnfolded) setUnfolded(true);
  const lookAgain = (made: typeof choices) => {
    const { chosen: next, settings: then } = listOf(now, made);
    if (lacking(next).length > 0) return;
    // Courses, shapes and what visitors read depend on which columns are read.
    const look = inspectAs({ columns: then.columns });
    looking.current = { of: inspection, look };
    void look.then((opened) => {
      if (looking.current.look === look) show(opened);
    });
  };
  const choose = (some: typeof choices) => {
    const made = { ...choices, ...some };
    setChoices(made);
    lookAgain(made);
  };
  // A button that goes with what it has done leaves the focus here, not at the top of the page.
  const stayHere = () => section.current?.focus();
  const take = (suggested: readonly Suggested[]) => {
    const uses = new Map(suggested.map(({ use, index }) => [index, use]));
    const taken = chosen.map(({ name, index, choice }) => [name, uses.get(index) ?? choice]);
    choose(Object.fromEntries(taken) as typeof choices);
    stayHere();
  };
  // Each sheet is looked at once with the columns that are chosen beforehand.
  const lookAtFirst = useEffectEvent(() => {
    if (!isSaved({ columns: settings.columns }, { columns: context.columns })) lookAgain(choices);
  });
  useEffect(() => lookAtFirst(), [inspection]);
  const trySaving = async () => {
    const { of, look } = looking.current;
    const list = listOf(of === inspection ? (await look).inspection : inspection, choices);
    const twice = lacking(list.chosen);
    if (list.open.length > 0) {
      section.current?.querySelector<HTMLElement>('[data-open]')?.focus();
      return `${counted(list.open.length, 'thing')} left to choose or to tick: ${list.open.join(', ')}`;
    }
    if (twice.length > 0) return oneFor(twice);
    stayHere();
    return save(list.settings);
  };
  const tickBox = (key: string, said: string) => (
    <label className="flex min-h-11 items-center gap-2">
      <input
        type="checkbox"
        className="size-5 shrink-0"
        data-open={!ticked.has(key) || undefined}
        checked={ticked.has(key)}
        onChange={() => setTicked(ticked.symmetricDifference(new Set([key])))}
      />
      {said}
    </label>
  );
  const thingRow = ({ key, name, texts, right, suggested }: ThingToTick) => (
    <Row key={key} name={name} texts={texts}>
      {suggested && (
        <button type="button" className="button button-primary" onClick={() => take(suggested)}>
          Choose them
        </button>
      )}
      {right !== undefined && tickBox(key, right)}
    </Row>
  );
  const table = (
    <table className="w-full text-start text-sm">
      <thead className="max-sm:sr-only">
        <tr>
          {['Column', 'Its texts, unusual ones first', 'This is …'].map((heading) => (
            <th key={heading} scope="col" className="p-2 text-start">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {isUnsure && things.map(thingRow)}
        {chosen.map((column) => (
          <Row key={column.name} name={column.name} texts={column.texts}>
            <ColumnChoice {...column} choose={choose} />
            {column.choice === '' && !column.canBeRead && column.hasLetter && (
              <p>
                The website never reads columns E and G. To use this one, move it to the right of
                all others.
              </p>
            )}
            {column.advice !== '' && !isUse(column.choice) && (
              <p className="text-error">{column.advice}</p>
            )}
            {isAsked(column) && tickBox(column.name, 'No text in it ends a certificate')}
            {column.choice === 'status' && column.noStatus.length > 0 && (
              <p className="text-error">
                {`Not a status: ${column.noStatus.slice(0, shownTexts).map(quoted).join(', ')}. Visitors would be told to ask the academy. Keep such texts in another column.`}
              </p>
            )}
          </Row>
        ))}
        {!isUnsure && things.map(thingRow)}
      </tbody>
    </table>
  );
  return (
    <section className="room-card" aria-labelledby="in-it" ref={section} tabIndex={-1}>
      <h2 id="in-it">What is in your sheet?</h2>
      {missing.length > 0 && <p>{oneFor(missing)} Then the sheet is read again.</p>}
      {!isUnsure && (
        <>
          <h3 className="text-base">What visitors read: compare it with a printed certificate</h3>
          <ul className="room-list">
            {now.read.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      {isOpen && (
        <p>
          Say once what each column is. Choose “harmless” for what everybody may read, and “private”
          for what they may not. A column that says which certificates are not valid is the status.
        </p>
      )}
      <details open={isUnfolded} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
        <summary className="cursor-pointer py-2" hidden={isOpen}>
          What each column is
        </summary>
        {table}
      </details>
      {rows.length > 0 && (
        <>
          <h3 className="text-base">Read this before you save</h3>
          {shownGroup({ fix: whatToDo, found: findingGroups(rows).flatMap(({ found }) => found) })}
        </>
      )}
      {isNew && (
        <button
          type="button"
          className="button button-primary"
          onClick={() => void trySaving().then(setSaid)}
        >
          <Save aria-hidden="true" size={18} />
          Save, and remember the certificates as they are
        </button>
      )}
      {!isNew && <p>Everything in the sheet is as you confirmed it.</p>}
      <p role="status">{said}</p>
      {!canWrite && open.length === 0 && missing.length === 0 && (
        <>
          <p>
            This page can’t write the settings, and forgets your answers when you close it. To be
            asked only about changes next time, use the desk on your own computer. Or put these
            lines into <code>content/register.yaml</code>, in place of those that are there:
          </p>
          <pre className="overflow-auto" tabIndex={0}>
            {stringify(settings, { lineWidth: 0 })}
          </pre>
        </>
      )}
    </section>
  );
}

const whatToDo =
  'If anything is wrong, correct it in your sheet, and drop it again. A certificate that is not valid keeps its row, with a status.';

interface RowProps {
  readonly name: string;
  readonly texts: ReactNode;
  readonly children: ReactNode;
}

/** On a phone, the cells of a row are one below the other. */
function Row({ name, texts, children }: RowProps) {
  const cell = 'p-2 max-sm:block max-sm:py-1';
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className={`${cell} text-start font-bold sm:w-1/4`}>
        {name}
      </th>
      <td className={cell}>{texts}</td>
      <td className={`${cell} sm:w-56`}>{children}</td>
    </tr>
  );
}

interface ColumnChoiceProps extends Chosen {
  readonly choose: (some: Readonly<Record<string, Choice | ''>>) => void;
}

function ColumnChoice({ name, choice, canBeRead, mayBeHarmless, choose }: ColumnChoiceProps) {
  return (
    <select
      aria-label={`${name} is`}
      className="min-h-11 w-full rounded-md border-2 border-muted bg-paper px-2 data-open:border-error"
      data-open={choice === '' || undefined}
      value={choice}
      onChange={({ currentTarget }) => {
        // The options are the choices and the empty text.
        choose({ [name]: currentTarget.value as Choice | '' });
      }}
    >
      <option value="">Choose …</option>
      {(canBeRead ? allColumns : []).map((use) => (
        <option key={use} value={use}>
          {columnWords[use]}
        </option>
      ))}
      <option value="private">private</option>
      {mayBeHarmless && <option value="harmless">harmless</option>}
    </select>
  );
}

function columnsToChoose(
  { columns, obvious, register, findings }: Inspection,
  { headings, remembered, sealed }: InspectionContext,
): Omit<Chosen, 'choice'>[] {
  const isSure = !findings.some(({ wrong }) => wrong);
  const isRecorded = (use: Column, heading: string) =>
    headingKey(headings?.[use]) === headingKey(heading) && (heading !== '' || remembered);
  const isObvious = (use: Column) => obvious.some((one) => one === use);
  const most = Math.max(...columns.map(({ count }) => count));
  // Where only few rows have a text, as in a column of remarks, each may matter.
  const isAllShown = ({ count, different }: SeenColumn) =>
    count * 2 < most || different <= shownTexts;
  return columns.map((one) => {
    const { column, texts, use, label, isPrivate } = one;
    const letter = capitalised(columnName(column));
    const noStatus = texts.flatMap(({ text }) => (statusMeant(text) === undefined ? [text] : []));
    const isHeadedStatus = headingKey(column.heading) === columnHeading('status');
    const status =
      isHeadedStatus && noStatus.length === 0 && isKeptColumn(column.name) ? 'status' : '';
    const unread = isPrivate ? 'private' : one.isConfirmed ? 'harmless' : status;
    const isKnown = use && isSure && (isObvious(use) || isRecorded(use, column.heading));
    const asked = findings.find(
      (finding) => finding.kind === 'unread-column' && finding.column?.index === column.index,
    );
    return {
      label,
      name: column.heading ? `${letter}: ${column.heading}` : letter,
      heading: column.heading,
      texts: isPrivate ? (
        <i>{isPrivate}</i>
      ) : (
        <Texts {...one} isWhole={!isKnown && isAllShown(one)} />
      ),
      advice: asked?.advice ?? '',
      index: column.index,
      known: use ? (isKnown ? use : status) : unread,
      canBeRead: isKeptColumn(column.name),
      hasLetter: column.name !== undefined,
      // Personal data may be in a sealed register only, and days to come are last valid days.
      mayBeHarmless: !one.hasLastDays && (isPrivate === undefined || sealed === true),
      noStatus,
      position: positionOf(column, register),
    };
  });
}

/** A column, and what it is: empty if nothing was chosen. */
interface Chosen {
  readonly label: string;
  readonly name: string;
  readonly heading: string;
  readonly index: number;
  readonly texts: ReactNode;
  /** What the check asks about it while it is not read. */
  readonly advice: string;
  readonly known: Choice | '';
  readonly choice: Choice | '';
  readonly canBeRead: boolean;
  /** Not if it has crossed-out texts or notes of cells. */
  readonly hasLetter: boolean;
  readonly mayBeHarmless: boolean;
  /** Its texts that would be no status. */
  readonly noStatus: readonly string[];
  readonly position: number;
}

/** Whether a choice is a column that the website reads. */
function isUse(choice: Choice | ''): choice is Column {
  return allColumns.some((use) => use === choice);
}

/** Whether a column that is not read needs a tick, since some of its texts look as if they end a certificate. */
function isAsked({ advice, choice }: Chosen): boolean {
  return advice !== '' && choice !== '' && !isUse(choice);
}

/** The columns of the website for which no column is chosen that must be, or more than one. */
function lacking(chosen: readonly Chosen[]) {
  const isMain = (use: Column) => mainColumns.some((main) => main === use);
  return allColumns.filter((use) => {
    const count = chosen.filter(({ choice }) => choice === use).length;
    return count > 1 || (count === 0 && isMain(use));
  });
}

function oneFor(uses: readonly Column[]): string {
  const each = uses.length === 1 ? '' : ' each';
  return `Choose exactly one column${each} for ${allOf(uses.map((use) => columnWords[use]))}.`;
}

const shownTexts = 12;

interface TextsProps extends Pick<SeenColumn, 'texts' | 'different'> {
  /** Whether usual texts are shown too, and not only three of them. */
  readonly isWhole: boolean;
}

/** Texts with their counts, rare ones in bold. Of many texts, only the first are unfolded. */
function Texts({ texts, different, isWhole }: TextsProps) {
  const rare = texts.filter(({ isRare }) => isRare).length;
  const unfolded = isWhole ? shownTexts : Math.min(shownTexts, rare + 3);
  const shown = texts.map(({ text, rows, isRare }) => (
    <span key={text} className="me-3 inline-block">
      {isRare ? <b>{text}</b> : text}{' '}
      {isRare && rows.length <= 5 ? rowList(rows) : rows.length > 1 && `× ${rows.length}`}
    </span>
  ));
  const rest = different - unfolded;
  return (
    <>
      {shown.slice(0, unfolded)}
      {rest > 0 && (
        <details>
          <summary className="cursor-pointer py-2">and {rest} more</summary>
          {shown.slice(unfolded)}
          {different > shown.length && `… and ${different - shown.length} more like these`}
        </details>
      )}
      {texts.length === 0 && 'nothing yet'}
    </>
  );
}

function thingsToTick({ findings, register, shapes }: Inspection): readonly ThingToTick[] {
  const wrong = findings.filter((finding) => finding.wrong);
  if (wrong.length > 0) {
    const texts = wrong.map((finding) => {
      const { use, better } = finding.wrong ?? {};
      if (!use || !better) return findingWords(finding).what;
      return `The ${columnHeading(use)}s seem to be in ${columnText(better)}.`;
    });
    const suggested = mainColumns.map((use) => {
      const found = wrong.find((one) => one.wrong?.use === use)?.wrong;
      const index = found ? found.better?.index : register.columns[use]?.index;
      const canBeRead = !found?.better || isKeptColumn(found.better.name);
      return { use, index: canBeRead ? index : undefined };
    });
    return [
      {
        key: texts.join(' '),
        name: 'Perhaps another column',
        texts: texts.join(' '),
        right: 'My own choice is right',
        suggested: suggested.every(({ index }) => index !== undefined) ? suggested : undefined,
      },
    ];
  }
  const again = findings.filter(({ kind }) => kind === 'valid-again');
  const ended = again.map(({ texts }) => ({
    key: `valid again ${texts.join()}`,
    name: 'Valid again',
    texts: `${allOf(texts)}: not valid when you confirmed ${texts.length === 1 ? 'it' : 'them'}. If this is an older copy, drop your newest sheet.`,
    right: texts.length === 1 ? 'It is valid again' : 'They are valid again',
  }));
  const unknown = shapes
    .filter(({ isConfirmed }) => !isConfirmed)
    .map(({ shape, lines: same, isDamaged }) => ({
      key: `shape ${shape}`,
      name: `${counted(same.length, 'ID')} like ${shape}`,
      texts: isDamaged
        ? `${limited(same.map(({ id }) => id))}: not what they look like, so type them again`
        : (same[0]?.id ?? ''),
      right: isDamaged ? undefined : 'As on the certificates',
    }));
  return [...ended, ...unknown];
}

/** What is confirmed by a tick. */
interface ThingToTick {
  readonly key: string;
  readonly name: string;
  readonly texts: string;
  /** What the tick says; undefined if it can only be corrected. */
  readonly right: string | undefined;
  /** The columns that one press chooses. */
  readonly suggested?: readonly Suggested[] | undefined;
}

interface Suggested {
  readonly use: MainColumn;
  readonly index: number | undefined;
}

/** The settings for the chosen columns. */
export function confirmedSettings(
  chosen: readonly Pick<Chosen, 'choice' | 'label' | 'heading' | 'position'>[],
  { toConfirm }: Pick<Inspection, 'toConfirm'>,
): ConfirmedSettings {
  const isHere = isAmong(chosen.map(({ label }) => label));
  const used = allColumns.flatMap((use) => {
    const column = chosen.find(({ choice }) => choice === use);
    return column ? [[use, column] as const] : [];
  });
  // What was said of a column that only another form of the register has, such as the owner's own sheet, stays.
  const labels = (choice: 'harmless' | 'private', before: readonly string[] = []) => [
    ...before.filter((label) => !isHere(label)),
    ...chosen.flatMap((one) => (one.choice === choice ? [one.label] : [])),
  ];
  const columns = Object.fromEntries(used.map(([use, { position }]) => [use, position]));
  return {
    // A cast: the list is saved only if it has the three main columns.
    columns: columns as unknown as RegisterColumns,
    ...settingsOf({
      idShapes: toConfirm.idShapes,
      headings: Object.fromEntries(
        used.flatMap(([use, { heading }]) => (heading ? [[use, heading]] : [])),
      ),
      confirmed: {
        ...toConfirm.confirmed,
        columns: labels('harmless', toConfirm.confirmed?.columns),
        private: labels('private', toConfirm.confirmed?.private),
      },
    }),
  };
}
