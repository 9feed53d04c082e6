import { findMany } from '../batch/find-many.ts';
import { similarMany } from '../batch/similar-many.ts';
import { foundVerdict, type LoadedRegister } from './register-service.ts';
import { unknownVerdict } from './unknown-verdict.ts';
import type { Verdict } from './worker-messages.ts';

/** What the register says of each of many IDs: the same as of one alone that is found by its ID. */
export function manyVerdicts(
  register: LoadedRegister,
  ids: readonly string[],
): (id: string) => Verdict {
  const { records, asOf } = register;
  const found = findMany(records, ids);
  const unknown = ids.filter((id) => !found.has(id));
  const similar = similarMany(records, unknown);
  return (id) => {
    const record = found.get(id);
    if (record) return foundVerdict(register, record, id);
    const verdict = unknownVerdict(register, id, similar.get(id) ?? []);
    return { ...verdict, certificates: records.length, asOf };
  };
}
