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
  const kind = isOffline()
    ? 'offline'
    : !answered && !signal.aborted && (await isRefused(url, signal))
      ? 'blocked'
      : 'interrupted';
  return new RegisterFault(kind, describe(error), { cause: error });
}

/**
 * Whether the address belongs to another origin than the page, which does answer. Outside a browser there
 * is no page; and where this site itself does not answer, the part that asks can't be loaded.
 */
async function isRefused(url: string, signal: AbortSignal): Promise<boolean> {
  const here = platform.location;
  try {
    if (!here || new URL(url, here.href).origin === here.origin) return false;
    const { askForHeaders } = await import('./ask-for-headers.ts');
    await askForHeaders(url, signal);
    return true;
  } catch {
    return false;
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
