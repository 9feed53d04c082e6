// Prints as JSON the text that each reader finds in each picture, or an error. The arguments are the pictures' paths.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';

const require = createRequire(import.meta.url);
const { default: jsQR } = await import('jsqr').then(({ default: module }) => module);
const zxing = await import('@zxing/library');
const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader');
// Without `wasmBinary`, the library would fetch its WebAssembly from another host.
const wasmBinary = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasmBinary).buffer } });

const readers = {
  jsqr: ({ data, width, height }) => jsQR(data, width, height)?.data,
  'zxing-wasm': async ({ file }) =>
    (await readBarcodes(new Uint8Array(readFileSync(file))))[0]?.text,
  '@zxing/library': ({ data, width, height }) => {
    const grey = Uint8ClampedArray.from({ length: width * height }, (_, at) => data[at * 4]);
    const source = new zxing.RGBLuminanceSource(grey, width, height);
    const bitmap = new zxing.BinaryBitmap(new zxing.HybridBinarizer(source));
    const hints = new Map([[zxing.DecodeHintType.TRY_HARDER, true]]);
    return new zxing.QRCodeReader().decode(bitmap, hints).getText();
  },
  qr: (dots) => decodeQR(dots),
  zbar: ({ file }) =>
    execFileSync('zbarimg', ['--quiet', '--raw', file], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim(),
};

const read = {};
for (const file of process.argv.slice(2)) {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dots = { file, data: new Uint8ClampedArray(data), width: info.width, height: info.height };
  read[file] = {};
  for (const [name, reader] of Object.entries(readers)) {
    try {
      read[file][name] = (await reader(dots)) ?? 'Error: nothing';
    } catch (error) {
      read[file][name] = `Error: ${String(error).slice(0, 60)}`;
    }
  }
}
process.stdout.write(JSON.stringify(read));
