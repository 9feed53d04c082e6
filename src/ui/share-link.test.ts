import { expect, test, vi } from 'vitest';
import { shareLink } from './share-link.ts';

const link = 'https://academy.example/courses/python';
const told = { copied: 'Copied.', failed: 'Failed.' };
const named = (name: string) => () => Promise.reject(new DOMException('', name));
const accepts = () => Promise.resolve();

test.each<
  [string, says: string, copies: boolean, share?: () => Promise<void>, write?: typeof accepts]
>([
  ['shared', '', false, accepts],
  ['not shared if the visitor closes the sheet', '', false, named('AbortError')],
  ['copied if the browser refuses to share', told.copied, true, named('NotAllowedError')],
  ['copied if the browser has no share sheet', told.copied, true],
  [
    'neither if the browser refuses both',
    told.failed,
    true,
    named('DataError'),
    named('NotAllowedError'),
  ],
])('a link is %s', async (_, says, copies, share, write = accepts) => {
  const writeText = vi.fn(write);
  const shared = share && vi.fn(share);
  vi.stubGlobal('navigator', { share: shared, clipboard: { writeText } });
  vi.stubGlobal('document', { title: 'Python' });
  expect(await shareLink(link, told)).toBe(says);
  if (shared) expect(shared.mock.calls).toEqual([[{ title: 'Python', url: link }]]);
  expect(writeText.mock.calls).toEqual(copies ? [[link]] : []);
});
