import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrPath } from './qr-drawing.tsx';

test('a reader gets back the link that was drawn', () => {
  const link = 'https://academy.example/SearchById#id=ITA-2024-0007%20%E0%A4%95';
  expect(decodeQR(bitmap(qrPath(link)))).toBe(link);
});

test('a link that is too long for any QR code has none', () => {
  expect(qrPath('x'.repeat(3000))).toBeUndefined();
});

/** The path's lines painted black on white, four pixels a module. */
function bitmap({ d, size }: ReturnType<typeof qrPath> = { d: '', size: 0 }) {
  const scale = 4;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  let [x, y] = [0, 0];
  for (const [, command, right, down, length] of d.matchAll(/([Mm])(\d+) ([\d.]+)h(\d+)/g)) {
    if (command === 'M') [x, y] = [Number(right), Number(down) - 0.5];
    else x += Number(right);
    for (let row = 0; row < scale; row++) {
      const start = ((y * scale + row) * width + x * scale) * 4;
      for (let pixel = 0; pixel < scale * Number(length); pixel++) {
        data.fill(0, start + pixel * 4, start + pixel * 4 + 3);
      }
    }
    x += Number(length);
  }
  return { width, height: width, data };
}
