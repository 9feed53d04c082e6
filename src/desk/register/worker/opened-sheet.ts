import { inspectFile, type Inspection } from '../../../register/inspection/inspect-register.ts';
import { RegisterFault } from '../../../register/faults/register-fault.ts';
import { certificatesIn } from '../../../register/rules/certificates-in.ts';
import type { Certificates } from '../../../register/rules/register.ts';
import type { SheetRow } from '../../../register/sheet/sheet.ts';
import { registerIn, type LoadedRegister } from '../../../register/worker/register-service.ts';
import type { RegisterContext } from './room-messages.ts';
import { rowLines, type RowLine } from './row-views.ts';

/** A sheet that was read. */
export interface OpenedSheet {
  readonly context: RegisterContext;
  readonly rows: readonly SheetRow[];
  readonly inspection: Inspection;
  readonly columns: Certificates['columns'];
  /** As the site would ask it; missing where no row can be used. */
  readonly register: LoadedRegister | undefined;
  /** Its rows in sheet order, blank ones left out. */
  readonly lines: readonly RowLine[];
}

/** @throws RegisterFault where the validator can't read the file */
export async function openSheet(
  bytes: Uint8Array,
  context: RegisterContext,
  onRows?: (rows: number) => void,
): Promise<OpenedSheet> {
  const { rows, inspection } = await inspectFile(bytes, context, { onRows });
  const register = await registerIn(rows, context).catch(unlessUnusable);
  const lines = rowLines(rows, inspection, register?.records ?? []);
  const { columns } = certificatesIn(rows.slice(0, namingRows), context.columns);
  return { context, rows, columns, inspection, register, lines };
}

/** What the columns are called is in the first of them (R2). */
const namingRows = 1;

/** A sheet without a certificate is one to show too: the inspection says why there is none. */
function unlessUnusable(error: unknown): undefined {
  if (!(error instanceof RegisterFault) || error.kind !== 'no-usable-rows') throw error;
}
