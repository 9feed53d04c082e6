import type { RegisterContext } from '../../content/content.ts';
import { type Inspection, readToInspect } from '../../register/inspection/inspect-register.ts';
import { statusOfUnknown, verdictOn } from '../../register/certificates/unknown-verdicts.ts';
import { movedHeadings, unusable } from '../../register/certificates/own-ids.ts';
import { sealedId } from '../../register/sealed/format.ts';
import {
  foundVerdict,
  registerIn,
  type LoadedRegister,
  type Verdict,
} from '../../register/certificates/verdict.ts';
import type { InspectionContext } from '../../register/inspection/inspection-types.ts';

/** A sheet that could be read. */
export interface OpenedSheet {
  readonly inspection: Inspection;
  /** Checks the sheet with other settings, without reading the file again. */
  readonly inspectAs: (settings: SheetSettings) => Inspection;
  /** The register as the site would use it; undefined if the site can't use it, for a reason in `inspection`. */
  readonly register: LoadedRegister | undefined;
}

type SheetSettings = RegisterContext & Pick<InspectionContext, 'remembered'>;

/**
 * Reads a sheet as the site does, but without a Worker. A sheet of 5,000 rows and eight columns blocks the page for
 * 1.6 to 2.5 seconds (Chromium, two busy cores).
 *
 * @throws SheetFault or RegisterFault if the validator can't read the file
 */
export async function openSheet(bytes: Uint8Array, context: SheetSettings): Promise<OpenedSheet> {
  const { rows, inspect } = await readToInspect(bytes);
  const inspectAs = (settings: SheetSettings) => {
    const inspection = inspect(settings);
    const isMoved = movedHeadings(inspection.register, settings).length > 0;
    const isOther = inspection.isOther && !isMoved && (settings.headings ?? settings.idShapes);
    // A sheet that replaces another register has headings and IDs of its own, and the list confirms them.
    return isOther
      ? inspect({ ...settings, headings: undefined, idShapes: undefined })
      : inspection;
  };
  const inspection = inspectAs(context);
  const isUsable = unusable(inspection.register) === undefined;
  // Shapes and headings are confirmed with this very sheet, so the old ones don't count.
  const { columns, idPrefixes } = context;
  return {
    inspection,
    inspectAs,
    register: isUsable ? registerIn(rows, { columns, idPrefixes }) : undefined,
  };
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
