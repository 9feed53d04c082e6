import { createDecipheriv, createHash, hkdfSync, pbkdf2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { linkSecret } from './keys.ts';
import { seal, testKey } from '../testing/sealed-world.ts';

// Opens what we sealed with Node's own cryptography, by nothing but what docs/sealed-register.md says of format 2.

const sha256 = (...parts: Uint8Array[]) =>
  createHash('sha256').update(Buffer.concat(parts)).digest();

type Files = ReadonlyMap<string, Uint8Array>;

/** What the files say of an ID, undefined for nothing. */
function opened(files: Files, id: string, secret?: string): unknown {
  const manifest = manifestIn(files);
  const password = secret === undefined ? id : `${id}\0${secret}`;
  const salt = Buffer.from(manifest.salt, 'hex');
  const edition = Buffer.from(manifest.edition, 'hex');
  const key = pbkdf2Sync(password, salt, 600_000, 32, 'sha256');
  const entry = Buffer.from(hkdfSync('sha256', key, edition, 'sealed-register/2 entry', 52));
  const number = entry.readUInt32BE(0) % manifest.buckets;
  const bucket = Buffer.from(files.get(`${manifest.edition}/${number}.bin`) ?? '');
  const slots = bucket.subarray(0, 32 * 544);
  const place = Buffer.alloc(4);
  place.writeUInt32BE(number);
  expect(bucket.subarray(32 * 544)).toEqual(sha256(edition, place, slots));
  for (let at = 0; at < slots.length; at += 544) {
    if (!slots.subarray(at, at + 16).equals(entry.subarray(4, 20))) continue;
    const cipher = createDecipheriv('aes-256-gcm', entry.subarray(20), Buffer.alloc(12));
    cipher.setAuthTag(slots.subarray(at + 528, at + 544));
    const record = Buffer.concat([
      cipher.update(slots.subarray(at + 16, at + 528)),
      cipher.final(),
    ]);
    return JSON.parse(record.toString('utf8'));
  }
  return undefined;
}

function manifestIn(files: Files) {
  const text = Buffer.from(files.get('manifest.json') ?? '').toString('utf8');
  // As the document says.
  const { checksum, ...manifest } = JSON.parse(text) as {
    edition: string;
    salt: string;
    buckets: number;
    checksum: string;
  };
  expect(checksum).toBe(sha256(Buffer.from(JSON.stringify(manifest))).toString('hex'));
  return manifest;
}

const records = [
  { id: ' ita 7k3m 9qxd 2fwa k', student: 'आशा राव', course: 'C++', row: 3 },
  {
    id: 'ID-1',
    student: 'Ravi',
    course: 'Java',
    facts: { issued: '2024-01-31', status: 'withdrawn', since: '2026-03-04/2026-04-03' },
    row: 4,
  },
] as const;

test('another implementation, written from the document, opens what was sealed, and nothing else', async () => {
  const { files } = await seal({ records });
  expect(opened(files, 'ITA-7K3M-9QXD-2FWAK')).toEqual({ student: 'आशा राव', course: 'C++' });
  const { student, course, facts } = records[1];
  expect(opened(files, 'ID-1')).toEqual({ student, course, facts });
  expect(opened(files, 'ID-2')).toBeUndefined();
});

test('the same where a certificate opens by its link only', async () => {
  const { files } = await seal({ records, link: true });
  const secret = await linkSecret(testKey, 'ID-1');
  const expected = Buffer.from(secret.slice(0, 32), 'utf8');
  const check = sha256(Buffer.from('sealed-register/2 link '), expected, Buffer.from(' ID-1'));
  expect(secret.slice(32)).toBe(check.toString('hex').slice(0, 4));
  expect(opened(files, 'ID-1', secret)).toMatchObject({ student: 'Ravi' });
  expect(opened(files, 'ID-1')).toBeUndefined();
});

test('the files of a register stay the same, byte for byte, as long as this is format 2', async () => {
  const { files } = await seal({ records });
  expect(sha256(...files.values()).toString('hex')).toBe(
    'f37638adb29375cf32885c7bc68631a3eff201babb8b8273391b0a493baa8dd8',
  );
});
