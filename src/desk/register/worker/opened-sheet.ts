import { inspectFile, type Inspection } from '../../../register/inspection/inspect-register.ts';
import { RegisterFault } from '../../../register/faults.ts';
import {
  columnsAt,
  type FoundColumns,
  sheetColumns,
} from '../../../register/certificates/columns.ts';
import type { SheetRow } from '../../../register/sheet/sheet.ts';
import { registerIn, type LoadedRegister } from '../../../register/certificates/verdict.ts';
import type { RegisterContext } from './room-messages.ts';

/** A sheet that was read. */
export interface OpenedSheet {
  readonly context: RegisterContext;
  readonly rows: readonly SheetRow[];
  readonly inspection: Inspection;
  readonly columns: FoundColumns;
  /** As the site would ask it; missing where no row can be used. */
  readonly register: LoadedRegister | undefined;
}

/** @throws RegisterFault where the validator can't read the file */
export async function openSheet(
  bytes: Uint8Array,
  context: RegisterContext,
  onRows?: (rows: number) => void,
): Promise<OpenedSheet> {
  const { rows, inspection } = await inspectFile(bytes, context, { onRows });
  const register = usable(rows, context);
  const columns = columnsAt(context.columns, sheetColumns(rows));
  return { context, rows, columns, inspection, register };
}

/** A sheet without a certificate is one to show too: the inspection says why there is none. */
function usable(rows: readonly SheetRow[], context: RegisterContext): LoadedRegister | undefined {
  try {
    return registerIn(rows, context);
  } catch (error) {
    if (error instanceof RegisterFault && error.kind === 'no-usable-rows') return undefined;
    throw error;
  }
}
