import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

test('a reader gets back the link that was drawn', () => {
  const link = 'https://academy.example/SearchById#id=ITA-2024-0007%20%E0%A4%95';
  expect(decodeQR(bitmap(qrPath(link)))).toBe(link);
});

/** The path's squares painted black on white, four pixels a module. */
function bitmap({ d, size }: { d: string; size: number }) {
  const scale = 4;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of d.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < scale; row++) {
      const start = ((Number(y) * scale + row) * width + Number(x) * scale) * 4;
      for (let pixel = 0; pixel < scale; pixel++) {
        data.fill(0, start + pixel * 4, start + pixel * 4 + 3);
      }
    }
  }
  return { width, height: width, data };
}
