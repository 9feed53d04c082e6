import encodeQR, { type ErrorCorrection } from 'qr';
import { expect, test } from 'vitest';
import { qrPath } from './qr-drawing.tsx';

// tests/validator/validator-answer.spec.ts tests that drawn codes can be read.
test('a link that is too long for any QR code gets no code', () => {
  expect(qrPath('x'.repeat(3000))).toBeUndefined();
});

test('a QR code has as much error correction as its size allows', () => {
  const modulesOf = (text: string) => Number(qrPath(text)?.viewBox.split(' ')[2]) - 8;
  const modulesAt = (text: string, ecc: ErrorCorrection) =>
    encodeQR(text, 'raw', { ecc, border: 1 }).length - 2;
  const levels = Array.from({ length: 40 }, (_, at) => 'x'.repeat(3 * at + 1)).map((text) => {
    expect(modulesOf(text)).toBe(modulesAt(text, 'medium'));
    const best = (['high', 'quartile', 'medium'] as const).find(
      (ecc) => modulesAt(text, ecc) === modulesOf(text),
    );
    expect(levelOf(qrPath(text)?.d ?? ''), `${text.length}`).toBe(best);
    return best;
  });
  expect(new Set(levels)).toEqual(new Set(['high', 'quartile', 'medium']));
});

test('a text that is too long for the usual error correction still gets a code', () => {
  expect(qrPath('x'.repeat(2900))).toBeDefined();
});

/** Reads the level of error correction from the first two modules of row 8, which are masked (ISO/IEC 18004, 7.9.1). */
function levelOf(path: string): ErrorCorrection | undefined {
  const row = /M0 8([^M]*)/.exec(path)?.[1] ?? '';
  const modules = [...row.matchAll(/([hm])(\d+)/g)].map(([, kind, run]) =>
    (kind === 'h' ? '1' : '0').repeat(Number(run)),
  );
  const level = Number.parseInt(modules.join('').slice(0, 2), 2) ^ 0b10;
  return (['medium', 'low', 'high', 'quartile'] as const)[level];
}
