import type { Locator } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';

/** Returns the text of a QR code, decoded from a screenshot that is scaled by `part`. */
export async function textInCode(code: Locator, part = 1): Promise<string> {
  const picture = sharp(await code.screenshot());
  const { width } = await picture.metadata();
  const { data, info } = await picture
    .resize({ width: Math.round(width * part) })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}
