import type { RegisterClient } from '../../register/worker/register-client.ts';
import type { Fault, RegisterState } from '../../register/worker/worker-messages.ts';
import type { SealedPlace, SealedRegister } from '../../register/sealed/open.ts';
import { openedSecret } from './link-secret.ts';

/** Put in by the build: what only a sealed register needs is left out of the script where there is none. */
declare const registerIsSealed: boolean;

/** A sealed register, opened once what reads it has been loaded; where that does not arrive, it is `interrupted`. */
export function openLate(place: SealedPlace): RegisterClient {
  const opening = openSealed(place).catch(() => undefined);
  const fault: Fault = { status: 'fault', kind: 'interrupted' };
  return {
    state: opening.then<RegisterState>((opened) => opened?.state ?? fault),
    find: async (id, secret = openedSecret()) => (await opening)?.find(id, secret) ?? fault,
    // It is asked for one ID after the other.
    askBatch: async () => fault,
    close: () => undefined,
  };
}

async function openSealed({ url, keptIn }: SealedPlace): Promise<SealedRegister | undefined> {
  if (!registerIsSealed) return undefined;
  const sealed = await import('../../register/sealed/open.ts');
  return sealed.openSealed({ url: new URL(url, document.baseURI).href, keptIn });
}
