import { expect, test } from 'vitest';
import { qrPath } from './qr-drawing.tsx';

// That a reader gets back what was drawn is proven with codes on paper, in tests/validator-answer.spec.ts.
test('a link that is too long for any QR code has none', () => {
  expect(qrPath('x'.repeat(3000))).toBeUndefined();
});
