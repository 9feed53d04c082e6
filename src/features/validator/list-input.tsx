import { fill } from '../../content/fill.ts';
import { FileUp } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, type RefObject, useId, useRef } from 'react';
import type { SeveralWords } from '../../content/schemas/several.ts';
import { inFigures } from './in-figures.ts';
import type { ListHandle } from './use-list.ts';

/** A longer text takes Chromium a second to paste, line after line, and none to put into the box as a whole. */
const longestPasted = 2000;

/** A longer text would take a browser a moment to lay out in a box, and nobody would read it there. */
const longestInBox = 20_000;

interface ListInputProps {
  readonly words: Pick<SeveralWords, 'list' | 'file'>;
  readonly list: ListHandle;
  readonly text: RefObject<HTMLTextAreaElement | null>;
}

/** Where the list comes from: a box to write and paste into, or a file that is chosen or dropped. */
export function ListInput({ words, list, text }: ListInputProps) {
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const open = (files: FileList | null) => {
    const [chosen] = files ?? [];
    if (!chosen) return;
    const content = async () => new Uint8Array(await chosen.arrayBuffer());
    list.read({ name: chosen.name, content });
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
    const name = fill(words.list.pasted, { length: inFigures(pasted.length) });
    list.read({ name, content: async () => pasted });
  };
  return (
    <div className="mt-4" onDragOver={allowFile} onDrop={(event) => dropFile(event, open)}>
      <div hidden={list.other !== undefined}>
        <label htmlFor={id} className="font-semibold">
          {words.list.label}
        </label>
        <textarea
          id={id}
          ref={text}
          rows={7}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          className="several-list"
          onInput={({ currentTarget }) => list.edit(currentTarget.value)}
          onPaste={paste}
        />
        <p id={`${id}-hint`} className="text-sm text-muted">
          {words.list.hint}
        </p>
      </div>
      <OtherListName words={words} list={list} text={text} />
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="button" className="button button-quiet" onClick={() => file.current?.click()}>
          <FileUp aria-hidden="true" size={18} />
          {words.file.choose}
        </button>
        <span className="text-sm text-muted">{words.file.hint}</span>
      </p>
      <input
        ref={file}
        type="file"
        hidden
        onChange={({ currentTarget }) => {
          open(currentTarget.files);
          // So that the same file can be chosen again once it has been changed.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}

/** What is checked in place of the box, announced when it has been read. */
function OtherListName({ words, list, text }: ListInputProps) {
  const { other, isReading } = list;
  const sentence = isReading ? words.file.reading : words.file.chosen;
  const back = () => {
    list.clear();
    // The button that was pressed is gone.
    requestAnimationFrame(() => text.current?.focus());
  };
  return (
    <>
      <p role="status" className="font-semibold wrap-anywhere">
        {other && fill(sentence, { name: other.name })}
      </p>
      {other && (
        <button type="button" className="underlined-link" onClick={back}>
          {words.file.remove}
        </button>
      )}
    </>
  );
}

/** Without it a browser would leave the page to show the file. */
function allowFile(event: DragEvent) {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
}

function dropFile(event: DragEvent, open: (files: FileList) => void) {
  if (event.dataTransfer.files.length === 0) return;
  event.preventDefault();
  open(event.dataTransfer.files);
}
