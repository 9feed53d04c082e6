import { platform } from './platform.ts';
import { RegisterFault } from '../faults/register-fault.ts';

interface FailedRequest {
  readonly url: string;
  /** Whether the answer had begun, so that only its body was cut off. */
  readonly answered: boolean;
  readonly signal: AbortSignal;
}

/**
 * What stopped a request that `fetch` or its body gave up with nothing but "TypeError", although the
 * device has a connection. This module is loaded on demand; where even that fails, it was interrupted.
 *
 * A page is not told whether another host refused it or could not be reached. So the host is asked once
 * more, for its headers only and without a right to read them: where that succeeds it was a refusal.
 */
export async function networkFault(
  error: unknown,
  { url, answered, signal }: FailedRequest,
): Promise<RegisterFault> {
  const isBlocked = !answered && !signal.aborted && (await isRefused(url, signal));
  const kind = isBlocked ? 'blocked' : 'interrupted';
  return new RegisterFault(kind, describe(error), { cause: error });
}

/**
 * Whether the address belongs to another origin than the page, which does answer. Outside a browser there
 * is no page.
 */
async function isRefused(url: string, signal: AbortSignal): Promise<boolean> {
  const here = platform.location;
  try {
    if (!here || new URL(url, here.href).origin === here.origin) return false;
    await fetch(url, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal,
    });
    return true;
  } catch {
    return false;
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
