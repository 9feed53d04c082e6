import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, afterAll, expect, test } from 'vitest';
import { loadContent } from './load-content.ts';

let folder: string;
let reports: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  await mkdir(join(folder, 'pictures'));
  const create = { width: 1200, height: 10, channels: 3, background: 'red' } as const;
  const png = await sharp({ create }).png().toBuffer();
  const jpeg = await sharp({ create }).jpeg().toBuffer();
  const pictures = {
    'IMG_0001.JPG': jpeg,
    'photo (1).jpg': jpeg,
    'IMG_0002.HEIC': Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    'plan.jpg': png,
    'cut-off.png': Buffer.alloc(0),
  };
  const captions = Object.keys(pictures).map((name) => `${name}: A picture.`);
  await writeFile(join(folder, 'pictures/captions.yaml'), captions.join('\n'));
  for (const [name, bytes] of Object.entries(pictures)) {
    await writeFile(join(folder, 'pictures', name), bytes);
  }
  const { problems } = await loadContent(folder);
  reports = problems
    .filter(({ file }) => file === 'pictures/captions.yaml')
    .map(({ line, message, fix }) => `${line} ${message} → ${fix}`);
});

afterAll(() => rm(folder, { recursive: true }));

test('pictures whose names a camera or a browser has made are fine', () => {
  expect(reports.filter((report) => /IMG_0001|photo/.test(report))).toEqual([]);
});

test.each([
  ['an iPhone’s picture', /^3 `IMG_0002.HEIC` is no picture .*an iPhone exports its pictures as/],
  ['a picture with the ending of another kind', /^4 `plan.jpg` is really PNG → save it as JPEG/],
  ['a picture without bytes', /^5 `cut-off.png` is no picture .* → copy it here again/],
])('%s is named, with what to do', (_, expected) => {
  expect(reports).toContainEqual(expect.stringMatching(expected));
});
