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
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    address,
    expect.objectContaining({
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }),
  );
});

test('a request that fails without a violation is a lost connection', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(isBlockedByPolicy(address)).resolves.toBe(false);
});

test('a violation before the failure is a block, as in Firefox and WebKit', async () => {
  fetched.mockImplementation(() => {
    violate('connect-src');
    return Promise.reject(new TypeError('Load failed'));
  });
  await expect(isBlockedByPolicy(address)).resolves.toBe(true);
});

test('a violation just after the failure is a block, as in Chromium', async () => {
  fetched.mockImplementation(() => {
    setTimeout(() => violate('connect-src'), 5);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  await expect(isBlockedByPolicy(address)).resolves.toBe(true);
});

test('a violation of another kind says nothing of the address', async () => {
  fetched.mockImplementation(() => {
    violate('img-src');
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  await expect(isBlockedByPolicy(address)).resolves.toBe(false);
});

test('a host that stays silent is not waited for', async () => {
  fetched.mockImplementation(
    (_, init) =>
      new Promise((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  );
  await expect(isBlockedByPolicy(address, 20)).resolves.toBe(false);
});

function violate(effectiveDirective: string): void {
  page.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { effectiveDirective }));
}
