import { afterEach, expect, test, vi } from 'vitest';

vi.mock('./register-worker.ts?worker&url', () => ({ default: '/_astro/register-worker.js' }));

const { createRegisterWorker } = await import('./create-register-worker.ts');

afterEach(() => vi.unstubAllGlobals());

test('where Trusted Types are demanded, a policy made once vouches for the script', () => {
  const Worker = vi.fn();
  const trusted = { toString: () => '/_astro/register-worker.js' };
  const createPolicy = vi.fn(() => ({ createScriptURL: () => trusted }));
  vi.stubGlobal('Worker', Worker);
  vi.stubGlobal('trustedTypes', { createPolicy });
  createRegisterWorker();
  createRegisterWorker();
  expect(createPolicy).toHaveBeenCalledOnce();
  expect(Worker).toHaveBeenLastCalledWith(trusted, expect.objectContaining({ type: 'module' }));
});
