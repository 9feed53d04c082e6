import { trimText } from '../../spreadsheet/sheet/cells.ts';
import { isCutOff } from '../id-shapes.ts';
import { formedId } from '../ids.ts';
import { similarIds } from './similar-ids.ts';
import {
  type LoadedRegister,
  type UnknownVerdict,
  type Verdict,
  verdictIfFound,
} from './verdict.ts';

/** Looks an ID up. The page's Worker loads this file only if the register lacks an ID. */
export function verdictOn(register: LoadedRegister, id: string): Verdict {
  return verdictIfFound(register, id) ?? unknownVerdicts(register, [id])(id);
}

/** Returns the verdicts on `ids`, which the register lacks. */
export function unknownVerdicts(
  { records, idPrefixes, idShapes, asOf, lacksIds }: LoadedRegister,
  ids: readonly string[],
): (id: string) => UnknownVerdict {
  const similar = similarIds(records, ids, idShapes);
  return (id) => {
    const isMistyped = formedId(id, idPrefixes).form === 'mistyped';
    const status = isMistyped ? 'mistyped' : statusOfUnknown(id, lacksIds, idShapes);
    return { status, certificates: records.length, similar: similar(id), asOf };
  };
}

/** @param lacksIds whether some rows have no readable ID */
export function statusOfUnknown(id: string, lacksIds: boolean, shapes: readonly string[] = []) {
  // An empty ID is never found (R8).
  if (lacksIds && trimText(id) !== '') return 'incomplete';
  return isCutOff(id, shapes) ? 'cut' : 'invalid';
}
