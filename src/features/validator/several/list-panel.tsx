import { type ClipboardEvent, type DragEvent, useEffect, useId, useRef } from 'react';
import { fill } from '../../../fill.ts';
import { announce } from '../../../ui/announce.ts';
import { Sign } from '../../../answer/below-answer.tsx';
import { mostIds } from '../../../register/list/list-ids.ts';
import { ListResult, type ListResultProps } from './list-result.tsx';
import { inFigures, short } from '../../../answer/shown-texts.tsx';
import { useListRun } from './use-list-run.ts';
import { type ListHandle, useList } from './use-list.ts';
import type { RegisterHandle } from '../search/use-register.ts';
import { useValidator } from '../../../answer/validator-context.ts';

/** In characters: Chromium may take a second to paste a longer text, so `paste` inserts such a text itself. */
const longestPasted = 2000;

/** In characters: a longer text would make the box slow. */
const longestInBox = 20_000;

export interface ListPanelProps extends Omit<ListResultProps, 'run'> {
  readonly register: RegisterHandle;
}

/** The list of IDs, and the answer to each. */
export function ListPanel({ register, fault, box }: ListPanelProps) {
  const run = useListRun(register);
  const list = useList(register, run.clear);
  const check = async (text: string) => {
    const listed = await list.ids(text);
    if (listed) run.start(listed);
  };
  return (
    <>
      <ListForm list={list} isMain={fault === undefined} onCheck={(text) => void check(text)} />
      <ListResult run={run} fault={fault} box={box} />
    </>
  );
}

interface ListFormProps {
  readonly list: ListHandle;
  readonly isMain: boolean;
  readonly onCheck: (text: string) => void;
}

function ListForm({ list, isMain, onCheck }: ListFormProps) {
  const { list: words, note } = useValidator().words;
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const { other, isReading } = list;
  /** Undefined if the list is in the box. */
  const told =
    other && fill(isReading ? words.file.reading : words.file.chosen, { name: other.name });
  useEffect(() => {
    if (told !== undefined) announce(() => told);
  }, [told]);
  const back = () => {
    list.clear();
    // The pressed button has disappeared, so the box gets the focus.
    requestAnimationFrame(() => text.current?.focus());
  };
  const open = (files: FileList | null) => {
    const [chosen] = files ?? [];
    if (chosen) list.read({ name: chosen.name, content: chosen });
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted.length <= longestPasted) return;
    event.preventDefault();
    if (pasted.length <= longestInBox) {
      const { selectionStart, selectionEnd } = event.currentTarget;
      event.currentTarget.setRangeText(pasted, selectionStart, selectionEnd, 'end');
      list.edit(event.currentTarget.value);
      return;
    }
    const name = fill(words.box.pasted, { length: inFigures(pasted.length) });
    list.read({ name, content: pasted });
  };
  return (
    <form
      className="print:hidden"
      onDragOver={takeFiles}
      onDrop={(event) => open(takeFiles(event))}
      onSubmit={(event) => {
        event.preventDefault();
        onCheck(text.current?.value ?? '');
      }}
    >
      {told !== undefined && <p className="asked-label">{told}</p>}
      <label htmlFor={id} hidden={other !== undefined} className="asked-label">
        {words.box.label}
      </label>
      <p className="mb-2 text-muted">{fill(words.intro, { most: inFigures(mostIds) })}</p>
      <div hidden={other !== undefined}>
        <textarea
          id={id}
          ref={text}
          rows={5}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          autoComplete="off"
          aria-describedby={`${id}-note ${id}-hint`}
          className="my-2 block w-full rounded-md border border-edge bg-raised px-4 py-3"
          onInput={({ currentTarget }) => list.edit(currentTarget.value)}
          onPaste={paste}
        />
        <p id={`${id}-note`} className="text-sm text-error">
          {note}
        </p>
      </div>
      {told !== undefined && (
        <button type="button" className="underlined-link" onClick={back}>
          {words.file.remove}
        </button>
      )}
      <ColumnChoice list={list} />
      {list.problem && (
        <p role="alert" className="mt-3 font-semibold text-error">
          {list.problem}
        </p>
      )}
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-2 max-sm:*:grow">
        <button type="submit" className={`button ${isMain ? 'button-primary' : 'button-quiet'}`}>
          {words.check}
        </button>
        <button type="button" className="button button-quiet" onClick={() => file.current?.click()}>
          <Sign name="file" />
          {words.file.choose}
        </button>
      </p>
      <p className="mt-2 text-sm text-muted">{words.file.hint}</p>
      <p id={`${id}-hint`} hidden={other !== undefined} className="mt-2 text-sm text-muted">
        {words.box.hint}
      </p>
      <input
        ref={file}
        type="file"
        hidden
        onChange={({ currentTarget }) => {
          open(currentTarget.files);
          // With an empty value, the visitor can choose the same file again.
          currentTarget.value = '';
        }}
      />
    </form>
  );
}

/** Returns the dropped files, and stops the browser from opening the files in place of the page. */
function takeFiles(event: DragEvent): FileList {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
  return event.dataTransfer.files;
}

function ColumnChoice({ list: { chosen, choose } }: Pick<ListFormProps, 'list'>) {
  const words = useValidator().words.list.column;
  const id = useId();
  const column = chosen?.columns.find(({ index }) => index === chosen.index);
  if (!chosen || (chosen.columns.length < 2 && column?.heading === undefined)) return null;
  return (
    <div className="mt-4 grid gap-2">
      {chosen.columns.length > 1 && (
        <>
          <label htmlFor={id} className="font-semibold">
            {words.label}
          </label>
          <select
            id={id}
            value={chosen.index ?? 'all'}
            aria-describedby={`${id}-first`}
            className="min-h-12 max-w-full rounded-md border border-edge bg-raised px-3"
            onChange={({ target: { value } }) => {
              const index = value === 'all' ? undefined : Number(value);
              const next = chosen.columns.find((other) => other.index === index);
              choose({ index, hasHeading: next?.heading !== undefined });
            }}
          >
            {chosen.columns.map((option) => (
              <option key={option.index} value={option.index}>
                {fill(option.heading === undefined ? words.noHeading : words.option, {
                  letter: option.letter,
                  heading: short(option.heading),
                })}
              </option>
            ))}
            {chosen.mayBeAll && <option value="all">{words.every}</option>}
          </select>
          <p id={`${id}-first`} className="text-sm wrap-anywhere text-muted">
            {column &&
              fill(words.first, {
                values: column.sample
                  .slice(0, 3)
                  .map((text) => short(text))
                  .join(', '),
              })}
          </p>
        </>
      )}
      {column?.heading !== undefined && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={chosen.hasHeading}
            onChange={({ target }) => choose({ index: chosen.index, hasHeading: target.checked })}
            className="tick"
          />
          {fill(words.heading, { heading: short(column.heading) })}
        </label>
      )}
    </div>
  );
}
