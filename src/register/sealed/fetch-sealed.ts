import type { Bytes } from '../bytes/bytes.ts';
import { RegisterFault } from '../faults/register-fault.ts';
import { SealedFault } from './sealed-fault.ts';
import type { SealedRequest, SealedSource } from './sealed-source.ts';

/**
 * The bytes of a sealed file.
 *
 * @throws SealedFault `offline` or `unreachable`; `damaged` where the file is missing or longer than it may be
 */
export async function fetchSealed(
  source: SealedSource,
  url: string,
  request: SealedRequest,
): Promise<Bytes> {
  try {
    return await source.fetch(url, request);
  } catch (cause) {
    throw faultOf(cause);
  }
}

function faultOf(cause: unknown): SealedFault {
  if (!(cause instanceof RegisterFault)) {
    return new SealedFault('unreachable', String(cause), { cause });
  }
  const { kind, detail } = cause;
  if (kind === 'offline') return new SealedFault('offline', detail, { cause });
  const isMissing = kind === 'http-status' && (detail === '404' || detail === '410');
  if (isMissing || kind === 'too-large')
    return new SealedFault('damaged', cause.message, { cause });
  return new SealedFault('unreachable', cause.message, { cause });
}
