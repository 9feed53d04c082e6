import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isBlockedByPolicy } from './policy-block.ts';

const address = 'https://sheets.example/register.xlsx';
const fetched = vi.fn<typeof fetch>();
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
});

test('an address that answers is not blocked, and is asked without a right to read it', async () => {
  fetched.mockResolvedValue(new Response('x'));
  await expect(isBlockedByPolicy(address)).resolves.toBe(false);
  const discreet = { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' };
  expect(fetched).toHaveBeenCalledExactlyOnceWith(address, expect.objectContaining(discreet));
});

test.each<[string, boolean, () => void]>([
  ['without a violation is a lost connection', false, () => undefined],
  ['after one is a block, as in Firefox and WebKit', true, () => violate('connect-src')],
  ['just before one is a block, as in Chromium', true, () => setTimeout(violate, 5, 'connect-src')],
  ['beside a violation of another kind is a lost connection', false, () => violate('img-src')],
])('a request that fails %s', async (_, isBlocked, happens) => {
  fetched.mockImplementation(async () => {
    happens();
    throw new TypeError('Failed to fetch');
  });
  await expect(isBlockedByPolicy(address)).resolves.toBe(isBlocked);
});

test('a host that stays silent is not waited for', async () => {
  fetched.mockImplementation((_, init) => {
    const { promise, reject } = Promise.withResolvers<never>();
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    return promise;
  });
  await expect(isBlockedByPolicy(address, 20)).resolves.toBe(false);
});

function violate(effectiveDirective: string): void {
  page.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { effectiveDirective }));
}
