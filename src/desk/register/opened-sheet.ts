import type { RegisterContext } from '../../content/content.ts';
import { type Inspection, readToInspect } from '../../register/inspection/inspect-register.ts';
import { certificatesIn } from '../../register/certificates/certificates.ts';
import type { RegisterColumns } from '../../register/certificates/columns.ts';
import { statusOfUnknown, verdictOn } from '../../register/certificates/unknown-verdicts.ts';
import { movedHeadings } from '../../register/certificates/own-ids.ts';
import { type FaultKind, RegisterFault } from '../../register/faults.ts';
import { sealedId } from '../../register/sealed/format.ts';
import {
  foundVerdict,
  registerIn,
  type LoadedRegister,
  type Verdict,
} from '../../register/certificates/verdict.ts';
import type { OpenedWorker } from '../../register/worker/worker-client.ts';
import type { Fault, Service, Task } from '../../register/worker/worker-messages.ts';
import { SheetTable } from '../../spreadsheet/sheet/sheet-table.ts';
import type { InspectionContext } from '../../register/inspection/inspection-types.ts';

/** A sheet that could be read. */
export interface OpenedSheet {
  readonly inspection: Inspection;
  /** The register as the site would use it; undefined if the site can't use it, for a reason in `inspection`. */
  readonly register: LoadedRegister | undefined;
  /** The columns from which it was read. */
  readonly columns: RegisterColumns;
}

export type SheetSettings = RegisterContext &
  Pick<InspectionContext, 'remembered' | 'confirmsRows'>;

/** The tasks of the desk's Worker. */
export interface SheetTasks {
  /** Reads a sheet, which the Worker keeps. */
  readonly open: Task<
    { readonly bytes: Uint8Array },
    { readonly status: 'opened'; readonly table: Pick<SheetTable, 'batches' | 'length' | 'torn'> }
  >;
  /** Checks the sheet. The page finds its certificates by itself, since they are no plain data. */
  readonly inspect: Task<
    { readonly settings: SheetSettings },
    { readonly status: 'inspected'; readonly inspection: Omit<Inspection, 'register'> }
  >;
}

/** Makes the service that reads a sheet as the site does, and checks it. */
export function createSheetService(): Service<SheetTasks> {
  let inspect: Awaited<ReturnType<typeof readToInspect>>['inspect'] | undefined;

  return async (question) => {
    if (question.task === 'open') {
      const opened = await readToInspect(question.bytes);
      ({ inspect } = opened);
      const { batches, length, torn } = opened.rows;
      return { status: 'opened', table: { batches, length, torn } };
    }
    if (!inspect) throw new RegisterFault('interrupted', 'no sheet was read');
    const { settings } = question;
    const { register, ...inspection } = inspect(settings);
    const isMoved = movedHeadings(register, settings).length > 0;
    // A sheet that replaces another register has headings and IDs of its own, and the list confirms them.
    if (!inspection.isOther || isMoved || !(settings.headings ?? settings.idShapes))
      return { status: 'inspected', inspection };
    const { register: _, ...asOther } = inspect({
      ...settings,
      headings: undefined,
      idShapes: undefined,
    });
    return { status: 'inspected', inspection: asOther };
  };
}

/** Checks a sheet with any settings. */
export type CheckSheet = (settings: SheetSettings) => Promise<OpenedSheet>;

/**
 * Reads a sheet in a Worker, since 20,000 rows take seconds to read, and seconds more to check.
 *
 * @throws RegisterFault if the validator can't read the file. So does the function that checks the sheet, if the Worker
 *   breaks down.
 */
export async function openSheet(
  ask: OpenedWorker<SheetTasks>['ask'],
  bytes: Uint8Array,
): Promise<CheckSheet> {
  const { batches, length, torn } = soundReply(await ask({ task: 'open', bytes })).table;
  const rows = new SheetTable(batches, length, torn);
  return async (settings) => {
    const { inspection } = soundReply(await ask({ task: 'inspect', settings }));
    // Shapes and headings are confirmed with this very sheet, so the old ones don't count.
    const { columns, idPrefixes } = settings;
    const usable = usableRegister(rows, { columns, idPrefixes });
    const register = usable ?? certificatesIn(rows, columns);
    return { inspection: { ...inspection, register }, register: usable, columns };
  };
}

function usableRegister(...read: Parameters<typeof registerIn>): LoadedRegister | undefined {
  try {
    return registerIn(...read);
  } catch (error) {
    if (error instanceof RegisterFault) return undefined;
    throw error;
  }
}

function soundReply<Reply extends object>(reply: Reply | Fault): Reply {
  // A cast, since a Worker that reads a plain sheet has no fault of a sealed register.
  if ('kind' in reply) throw new RegisterFault(reply.kind as FaultKind, reply.detail);
  return reply;
}

/** The answer that the site would give to a search for `text`, if the sheet were published. */
export function siteVerdict(
  register: LoadedRegister,
  { sealed, idPrefixes = [], idShapes }: RegisterContext,
  text: string,
): Verdict {
  if (!sealed) return verdictOn(register, text);
  const asked = sealedId(text, idPrefixes);
  if (asked === undefined) return { status: 'mistyped', similar: [] };
  const found = register.records.find(({ id }) => id !== '' && sealedId(id, idPrefixes) === asked);
  if (found) return foundVerdict(register, found);
  return { status: statusOfUnknown(asked, register.lacksIds, idShapes), similar: [] };
}
