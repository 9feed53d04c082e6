import { expect, test } from 'vitest';
import { carriedId, hashForId } from '../register/certificates/carried-id.ts';
import { linkedInAddress, withIdInHash } from './certificate-link.ts';

const secret = '0123456789abcdef0123456789abcdef0123';

test('every ID and secret that was put into a link is read back unchanged', () => {
  for (const id of ['ITA-2024-0007', 'a b', 'A&k=1', '100%', '100%25', '#id=', 'कखग/१२', 'C++?']) {
    expect(carriedId(hashForId(id))?.ids[0]).toBe(id);
    expect(carriedId(hashForId(id, secret))).toMatchObject({ secret });
    expect(carriedId(hashForId(id, secret))?.ids[0]).toBe(id);
  }
  expect(carriedId(hashForId('A\ud800'))?.ids).toEqual(['A\ufffd']);
  expect(hashForId('')).toBe('');
});

test.each([
  ['?id=A%2F1+', '', '#id=A%2F1'],
  ['?ID=A1', '', '#id=A1'],
  ['?id=ITA+2024+0002', '', '#id=ITA%202024%200002'],
  // Everything after `id=` may be part of the ID.
  ['?utm_source=mail&id=A&B&x=2', '', '?utm_source=mail#id=A%26B%26x%3D2'],
  ['?id=A1&k=00ff', '', '#id=A1&k=00ff'],
  ['?id=A1', '#content', '#id=A1'],
  ['?id=A1', '#id=B2', '#id=B2'],
  ['', '', undefined],
  ['?video=7', '#id=A1', undefined],
])('with the query %j and the fragment %j, the new address ends in %j', (search, hash, moved) => {
  expect(withIdInHash({ search, hash })).toBe(moved);
});

test('course, academy, ID and link reach LinkedIn’s form unchanged', () => {
  const link = 'https://academy.example/SearchById#id=ITA%201%2B1';
  const said = { academyName: 'A & B Academy', course: 'C++ & C#', id: 'ITA 1+1', link };
  const { searchParams } = new URL(linkedInAddress(said));
  expect(Object.fromEntries(searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'C++ & C#',
    organizationName: 'A & B Academy',
    certId: 'ITA 1+1',
    certUrl: link,
  });
});
