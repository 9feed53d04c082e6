import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { anyOf } from '../../fill.ts';
import { asFault } from '../../register/faults.ts';
import { formats, nameWithEnding } from '../../spreadsheet/file-formats.ts';
import { type OpenedWorker, openWorker } from '../../register/worker/worker-client.ts';
import { isUnconfirmed } from '../../register/inspection/findings.ts';
import { readingWords } from '../../register/inspection/reading.ts';
import { isLeftOut } from './copy-to-publish.tsx';
import { type CheckSheet, openSheet, type OpenedSheet, type SheetTasks } from './opened-sheet.ts';
import type { RoomContent } from './room-content.ts';

/** The owner's sheet. */
export type Sheet =
  | { readonly status: 'none' }
  | { readonly status: 'reading'; readonly name: string }
  | {
      readonly status: 'unreadable';
      readonly name: string;
      readonly what: string;
      readonly fix: string;
    }
  | (OpenedSheet & {
      readonly status: 'open';
      readonly name: string;
      readonly check: CheckSheet;
    });

/** Reads the sheet that the owner chose last. */
export function useSheet({ context, faults }: RoomContent) {
  const [sheet, setSheet] = useState<Sheet>({ status: 'none' });
  const worker = useRef<OpenedWorker<SheetTasks>>(undefined);
  const open = async (file: File) => {
    const { name } = file;
    worker.current?.close();
    const own = openWorker<SheetTasks>(createWorker, () => Promise.resolve('no-worker'));
    worker.current = own;
    const show = (next: Sheet) => {
      if (worker.current === own) setSheet(next);
    };
    const refuse = (what: string, fix: string) => show({ status: 'unreadable', name, what, fix });
    const refuseFile = (error: unknown) => {
      const { kind, detail } = asFault(error);
      const found = detail === undefined ? '' : ` Found: ${detail}.`;
      refuse(`This file can’t be read as a register.${found}`, faults[kind].owner);
    };
    show({ status: 'reading', name });
    const bytes = await file.arrayBuffer().catch(() => undefined);
    if (bytes === undefined) {
      const fix =
        'If the file was moved or renamed, choose it again. If it is a folder, choose a file in it. If it is open in Excel, close it there first.';
      refuse('The browser could not get the file.', fix);
      return;
    }
    try {
      const inspect = await openSheet(own.ask, new Uint8Array(bytes));
      const check: CheckSheet = (settings) =>
        inspect(settings).catch((error: unknown) => {
          refuseFile(error);
          // What has asked is no longer on the page.
          return new Promise<never>(() => undefined);
        });
      show({ status: 'open', name, check, ...(await check(context)) });
    } catch (error) {
      refuseFile(error);
    }
  };
  const showAs = (checked: OpenedSheet) => {
    if (sheet.status === 'open') setSheet({ ...sheet, ...checked });
  };
  return { sheet, open, showAs };
}

function createWorker(): Worker {
  return new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' });
}

const kinds = anyOf(Object.values(formats).map(nameWithEnding));

interface DropPlaceProps {
  readonly isFirst: boolean;
  readonly onFile: (file: File) => void;
}

/** The box in which the owner chooses or drops the sheet. An invisible file input covers the whole box. */
export function DropPlace({ isFirst, onFile }: DropPlaceProps) {
  return (
    <section className="drop-place" aria-label="The sheet">
      {isFirst && (
        <p>
          See your register as the website reads it. The sheet stays on this device: nothing is sent
          anywhere.
        </p>
      )}
      <label htmlFor="sheet" className="button button-primary">
        <FileUp aria-hidden="true" size={20} />
        {isFirst ? 'Choose the sheet' : 'Choose another sheet'}
      </label>
      <p className="text-sm text-muted">{`Or drop it here. ${kinds}.`}</p>
      <input
        id="sheet"
        type="file"
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // Otherwise the owner could not choose the same file again after correcting it.
          currentTarget.value = '';
        }}
      />
    </section>
  );
}

interface SheetStatusProps {
  readonly sheet: Sheet;
  readonly isSealed: boolean;
}

/** Says whether the sheet is being read, can't be read or has faults. */
export function SheetStatus({ sheet, isSealed }: SheetStatusProps) {
  const { status } = sheet;
  if (status === 'none') return null;
  const name = <bdi>{sheet.name}</bdi>;
  if (status === 'reading') return <p>Reading {name} …</p>;
  if (status === 'unreadable') {
    return (
      <div className={`room-card border-2 ${looks.error}`}>
        <h2>{name} can’t be read</h2>
        <p>{sheet.what}</p>
        <p>
          <strong>What to do:</strong> {sheet.fix}
        </p>
      </div>
    );
  }
  return (
    <div className={`room-card border-2 ${lookOf(sheet, isSealed)}`}>
      <h2>{name}</h2>
      <p>{verdictOn(sheet)}</p>
      {isSealed && (
        <p>
          Your register is sealed: visitors can use it only if GitHub has its key, which this page
          can’t see.{' '}
          <a className="underlined-link" href="#protect">
            What to do
          </a>
        </p>
      )}
    </div>
  );
}

const looks = {
  valid: 'border-valid bg-valid-soft',
  notice: 'border-notice bg-notice-soft',
  error: 'border-error bg-error-soft',
};

function lookOf({ register, inspection }: OpenedSheet, isSealed: boolean) {
  if (register === undefined) return looks.error;
  return inspection.findings.every(isLeftOut) && !isSealed ? looks.valid : looks.notice;
}

function verdictOn({ register, inspection }: OpenedSheet): string {
  const { findings, count } = inspection;
  const open = findings.filter((finding) => !isLeftOut(finding));
  const toConfirm = open.filter(isUnconfirmed).length;
  const toFix = open.length - toConfirm;
  const fix = toFix === 0 ? 'There is nothing to fix' : `${counted(toFix, 'thing')} to fix`;
  const needsCopy = open.length < findings.length;
  const rest =
    toConfirm > 0
      ? `${fix}, and ${counted(toConfirm, 'thing')} to confirm.`
      : toFix === 0 && needsCopy
        ? 'Your sheet is ready: save the copy, and publish only that.'
        : `${fix}.`;
  if (register === undefined) return `No certificate can be checked. ${rest}`;
  const { doubt } = readingWords(inspection);
  const usable = `${counted(count, 'certificate')} can be checked`;
  return `${doubt ?? usable}. ${rest}`;
}

/** A number with its noun: `1 row`, `1,200 rows`. */
export function counted(count: number, one: string): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? one : `${one}s`}`;
}
