// A step of run.ts: reads the plain register at ADDRESS with what runs in the Worker, and looks up the same IDs in it.
import { createRegisterService } from '../../src/register/worker/register-service.ts';
import type { FromWorker } from '../../src/register/worker/worker-messages.ts';
import { median } from '../median.ts';
import { report } from './in-own-process.ts';
import { lookedUp, plainLookUpCount } from './looked-up.ts';

export type PlainLookUps =
  | {
      readonly status: 'read';
      readonly right: number;
      readonly loadSeconds: number;
      /** Median in milliseconds, once it is loaded. */
      readonly lookUp: number;
    }
  | { readonly status: 'refused'; readonly fault: string };

const [, , address = '', count = ''] = process.argv;
let latest: FromWorker | undefined;
const service = createRegisterService((message) => (latest = message));
const start = performance.now();
await service({ type: 'load', url: address, columns: { student: 2, course: 3, id: 5 } });
const loadSeconds = (performance.now() - start) / 1000;

if (latest?.type === 'fault') {
  report({
    status: 'refused',
    fault: `${latest.kind}: ${latest.detail ?? ''}`,
  } satisfies PlainLookUps);
} else {
  const asked = lookedUp(Number(count)).slice(0, plainLookUpCount);
  let right = 0;
  const times: number[] = [];
  for (const [request, { certificate, isKnown }] of asked.entries()) {
    const begun = performance.now();
    await service({ type: 'find', id: certificate.id, request });
    times.push(performance.now() - begun);
    if (latest?.type !== 'answer') continue;
    const { verdict } = latest;
    const student = verdict.status === 'valid' ? verdict.certificate.student : undefined;
    if (isKnown ? student === certificate.student : verdict.status === 'invalid') right++;
  }
  report({ status: 'read', right, loadSeconds, lookUp: median(times) } satisfies PlainLookUps);
}
