import { formedId } from '../ids/new-form.ts';
import { similarIds } from '../lookup/similar-ids.ts';
import type { LoadedRegister } from './register-service.ts';
import type { UnknownVerdict } from './worker-messages.ts';

/**
 * What more can be said of an ID that no certificate has: that it is mistyped, and what may have been meant.
 *
 * @param id as it was typed
 * @param similar what may have been meant, where that is known already
 */
export function unknownVerdict(
  { records, idPrefixes = [] }: Pick<LoadedRegister, 'records' | 'idPrefixes'>,
  id: string,
  similar: readonly string[] = similarIds(records, id),
): Pick<UnknownVerdict, 'status' | 'similar'> {
  return {
    status: formedId(id, idPrefixes).form === 'mistyped' ? 'mistyped' : 'invalid',
    similar,
  };
}
