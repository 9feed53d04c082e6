import { describe, expect, it } from 'vitest';
import { makeKeyFile, publicKeyOf, readKeyFile } from './key-file.ts';

const text = await makeKeyFile();

/** The key file as an object, to be spoilt. */
function parts(of = text) {
  // What makeKeyFile writes, as the first test sees.
  return JSON.parse(of) as { format: number; signingKey: Record<string, string>; secret: string };
}

describe('a key file', () => {
  it('that was just made is read', async () => {
    const key = await readKeyFile(text);
    expect(key.secret).toHaveLength(32);
    expect(await publicKeyOf(key)).toMatch(/^04[0-9a-f]{128}$/);
  });

  it('may have white space around it, as a setting of a server has', async () => {
    expect(await readKeyFile(`\ufeff\n${text}\n\n`)).toEqual(await readKeyFile(text));
  });

  it('holds other secrets each time', async () => {
    const other = parts(await makeKeyFile());
    expect(other.secret).not.toBe(parts().secret);
    expect(other.signingKey['d']).not.toBe(parts().signingKey['d']);
  });

  it('tells the owner to keep it', () => {
    expect(text).toContain('Keep it secret');
  });

  it.each([
    ['empty', ' \n', /is empty.*register:key/],
    ['of something else', 'hello', /is no key file/],
    ['a list', '[1]', /is no key file/],
    ['cut short', text.slice(0, -30), /not the whole/],
    ['of another format', JSON.stringify({ ...parts(), format: 2 }), /another format than 1/],
    ['without a secret', JSON.stringify({ ...parts(), secret: undefined }), /"secret" is damaged/],
    ['with half a secret', JSON.stringify({ ...parts(), secret: 'ab12' }), /"secret" is damaged/],
    ['without a key', JSON.stringify({ ...parts(), signingKey: null }), /must be a private key/],
    ['with a public key', JSON.stringify(withKey({ d: undefined })), /must be a private key/],
    ['of another curve', JSON.stringify(withKey({ crv: 'P-384' })), /must be a private key/],
    ['with a short key', JSON.stringify(withKey({ d: 'AAAA' })), /must be a private key/],
    ['with no point of the curve', JSON.stringify(withKey({ x: 'A'.repeat(43) })), /not belong/],
  ])('%s is refused with a sentence', async (_, spoilt, sentence) => {
    await expect(readKeyFile(spoilt)).rejects.toThrow(sentence);
  });

  it('whose halves are of two keys is refused', async () => {
    const { d } = parts(await makeKeyFile()).signingKey;
    await expect(readKeyFile(JSON.stringify(withKey({ d })))).rejects.toThrow(/not belong/);
  });
});

function withKey(change: Record<string, string | undefined>) {
  return { ...parts(), signingKey: { ...parts().signingKey, ...change } };
}
