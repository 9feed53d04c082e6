import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { type QrPath, qrPath } from './qr-path.ts';

test('a reader gets back the link that was drawn', () => {
  const link = 'https://academy.example/SearchById#id=ITA-2024-0007%20%E0%A4%95';
  expect(decodeQR(bitmap(qrPath(link)))).toBe(link);
});

test('a link that is too long for any QR code has none', () => {
  expect(qrPath('x'.repeat(3000))).toBeUndefined();
});

/** The path's squares painted black on white, four pixels a module. */
function bitmap({ d, size }: QrPath = { d: '', size: 0 }) {
  const scale = 4;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, length] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = 0; row < scale; row++) {
      const start = ((Number(y) * scale + row) * width + Number(x) * scale) * 4;
      for (let pixel = 0; pixel < scale * Number(length); pixel++) {
        data.fill(0, start + pixel * 4, start + pixel * 4 + 3);
      }
    }
  }
  return { width, height: width, data };
}
