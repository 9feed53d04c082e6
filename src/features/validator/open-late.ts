import type { RegisterClient, RegisterState } from '../../register/worker/register-client.ts';
import { openedSecret } from './link-secret.ts';
import type { SealedPlace } from './validator-props.ts';

/** Put in by the build: what only a sealed register needs is left out of the script where there is none. */
declare const registerIsSealed: boolean;

/** A sealed register, opened once what reads it has been loaded; where that does not arrive, it is `interrupted`. */
export function openLate(place: SealedPlace): RegisterClient {
  const opening = openSealed(place).catch(() => undefined);
  const fault: RegisterState = { status: 'fault', kind: 'interrupted' };
  return {
    state: opening.then((opened) => opened?.state ?? fault),
    find: async (id, secret = openedSecret()) => (await opening)?.find(id, secret) ?? fault,
    // It is asked for one ID after the other.
    askBatch: async () => ({ status: 'missing' }),
    close: () => void opening.then((opened) => opened?.close()),
  };
}

async function openSealed(place: SealedPlace): Promise<RegisterClient | undefined> {
  if (!registerIsSealed) return undefined;
  const { openSealedRegister } = await import('../../register/worker/sealed-client.ts');
  return openSealedRegister(place);
}
