import { isOffline, platform } from './platform.ts';
import { RegisterFault } from '../register-fault.ts';

interface FailedRequest {
  readonly url: string;
  /** Whether the answer had begun, so that only its body was cut off. */
  readonly answered: boolean;
  readonly signal: AbortSignal;
}

/**
 * What stopped a request that `fetch` or its body gave up with nothing but "TypeError".
 *
 * A page is not told whether another host refused it or could not be reached. So the host is asked once
 * more, for its headers only and without a right to read them: where that succeeds it was a refusal.
 */
export async function networkFault(
  error: unknown,
  { url, answered, signal }: FailedRequest,
): Promise<RegisterFault> {
  const fault = (kind: 'offline' | 'blocked' | 'interrupted') =>
    new RegisterFault(kind, describe(error), { cause: error });
  if (isOffline()) return fault('offline');
  if (answered || signal.aborted || !isElsewhere(url)) return fault('interrupted');
  return (await answers(url, signal)) ? fault('blocked') : fault('interrupted');
}

/** Whether the address belongs to another origin than the page; outside a browser there is none. */
function isElsewhere(url: string): boolean {
  const here = platform.location;
  try {
    return here !== undefined && new URL(url, here.href).origin !== here.origin;
  } catch {
    return false;
  }
}

async function answers(url: string, signal: AbortSignal): Promise<boolean> {
  try {
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
