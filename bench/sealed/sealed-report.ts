import type { Goal } from '../goal.ts';
import { tableLines } from '../table-lines.ts';
import { lookUpCount, plainLookUpCount } from './looked-up.ts';
import type { Measured } from './measure.ts';

/** What a look-up may cost, in bytes. */
const mostBytes = 10_000;

/** What was measured, line by line. */
export function sealedReport(measured: Measured): string[] {
  const { files, sealed, plain } = measured;
  const { buckets, bucketBytes, manifestBytes, sealSeconds, writeSeconds } = files.result;
  const { requests, bytes } = costOf(measured);
  const { result } = plain;
  const isRead = result.status === 'read';
  const rows = [
    ['', 'sealed', 'plain'],
    ['bytes up to the first answer', figure(manifestBytes + bytes), figure(plain.traffic.bytes)],
    ['bytes of each other answer', figure(bytes), '0'],
    ['requests of each other answer', figure(requests), '0'],
    ['seconds to load', '–', isRead ? result.loadSeconds.toFixed(1) : '–'],
    ['ms of a look-up', sealed.result.lookUp.toFixed(1), isRead ? result.lookUp.toFixed(1) : '–'],
    ['MB of memory', megabytes(sealed.memory), megabytes(plain.memory)],
  ];
  return [
    `sealed in ${sealSeconds.toFixed(0)} s, written in ${writeSeconds.toFixed(0)} s, ${megabytes(files.memory)} MB of memory`,
    `${figure(buckets)} buckets of ${figure(bucketBytes)} bytes, ${megabytes(buckets * bucketBytes)} MB; manifest ${figure(manifestBytes)} bytes`,
    '',
    ...tableLines(rows),
    '',
    `medians of ${lookUpCount} look-ups, and of ${plainLookUpCount}; on a site, 600,000 iterations add ${sealed.result.key.toFixed(0)} ms to the first one of an ID`,
    ...(isRead ? [] : [`the plain register is refused: ${result.fault}`]),
  ];
}

export function sealedGoals(measured: Measured): Goal[] {
  const { requests, bytes } = costOf(measured);
  const { right } = measured.sealed.result;
  const plain = measured.plain.result;
  const rightPlain = plain.status === 'read' ? plain.right : plainLookUpCount;
  return [
    { text: `${right} of ${lookUpCount} answers right`, isMet: right === lookUpCount },
    {
      text: `${rightPlain} of ${plainLookUpCount} right in the plain register, unless it is refused`,
      isMet: rightPlain === plainLookUpCount,
    },
    { text: `a look-up is ${figure(requests)} request after the manifest`, isMet: requests === 1 },
    {
      text: `a look-up is ${figure(bytes)} bytes, at most ${figure(mostBytes)}`,
      isMet: bytes <= mostBytes,
    },
  ];
}

/** What one look-up costs once the manifest is there, which was fetched once for all. */
function costOf({ files, sealed }: Measured): { requests: number; bytes: number } {
  return {
    requests: (sealed.traffic.requests - 1) / lookUpCount,
    bytes: (sealed.traffic.bytes - files.result.manifestBytes) / lookUpCount,
  };
}

function figure(value: number): string {
  return value.toLocaleString('en');
}

function megabytes(bytes: number): string {
  return figure(Math.round(bytes / 1e6));
}
