import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { qrPath } from '../../src/ui/qr-drawing.tsx';

// These tests need the package zbar-tools of Debian or Ubuntu. docs/other-programs.md has the results.

/** Each code's text, and its printed width with its white margin, in millimetres. */
const codes = {
  certificate: ['https://academy.example/SearchById#id=ITA-2024-0001', 42],
  syllabus: ['https://academy.example/courses/dataSci', 38],
  answer: ['https://academy.example/SearchById#id=550e8400-e29b-41d4-a716-446655440000', 46.5],
} as const;

type Spoil = (picture: Sharp, width: number) => Sharp | Promise<Sharp>;

const spoilt: Readonly<Record<string, Spoil>> = {
  clean: (picture) => picture,
  'at 60 %': (picture, width) => picture.resize({ width: Math.round(width * 0.6) }),
  blurred: (picture, width) => picture.blur(width / 200),
  'turned by 7°': (picture) => picture.rotate(7, { background: '#fff' }),
  'JPEG at 30': async (picture) => sharp(await picture.jpeg({ quality: 30 }).toBuffer()),
  'one bit': async (picture, width) =>
    sharp(
      await picture
        .blur(width / 400)
        .png()
        .toBuffer(),
    ).threshold(128),
  stamped: (picture, width) => picture.composite([{ input: stamp(width) }]),
};

function stamp(width: number): Buffer {
  const at = width * 0.68;
  const ring = `<circle cx="${at}" cy="${at}" r="${width / 6}" fill="none" stroke="#2b2f8f" stroke-width="${width / 60}"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}">${ring}</svg>`,
  );
}

const folder = mkdtempSync(join(tmpdir(), 'scanned-'));
afterAll(() => rmSync(folder, { recursive: true }));

const cases = [150, 300].flatMap((dpi) =>
  Object.entries(codes).flatMap(([code, [text, millimetres]]) =>
    Object.entries(spoilt).map(([how, spoil], at) => ({
      title: `of ${code}, ${dpi} dots an inch, ${how}`,
      text,
      width: Math.round((millimetres / 25.4) * dpi),
      spoil,
      file: join(folder, `${code}-${dpi}-${at}.png`),
    })),
  ),
);
const readerNames = ['jsqr', 'zxing-wasm', '@zxing/library', 'qr', 'zbar'];
let read: Readonly<Record<string, Readonly<Record<string, string>>>> = {};

beforeAll(async () => {
  for (const { text, width, spoil, file } of cases) await print(text, width, spoil, file);
  const script = join(import.meta.dirname, 'readers.js');
  const files = cases.map(({ file }) => file);
  // readers.js prints JSON of this type.
  read = JSON.parse(
    execFileSync(process.execPath, [script, ...files], { encoding: 'utf8' }),
  ) as typeof read;
});

test.each(cases)('every reader reads the printed code $title', ({ file, text }) => {
  expect(read[file]).toEqual(Object.fromEntries(readerNames.map((name) => [name, text])));
});

async function print(text: string, width: number, spoil: Spoil, file: string): Promise<void> {
  const { d, viewBox, ground } = qrPath(text) ?? { d: '', viewBox: '', ground: '' };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="${viewBox}"><path d="${ground}" fill="#fff"/><path d="${d}" stroke="#000" shape-rendering="crispEdges"/></svg>`;
  const code = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).png().toBuffer();
  const edge = Math.round(width / 10);
  const spoiltCode = await (await spoil(sharp(code), width)).png().toBuffer();
  await sharp(spoiltCode)
    .flatten({ background: '#fff' })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: '#fff' })
    .png()
    .toFile(file);
}
