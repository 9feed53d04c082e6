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
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  const pictures = {
    'IMG_0001.JPG': jpeg,
    'photo (1).jpg': jpeg,
    'IMG_0002.HEIC': heic,
    'renamed.jpg': heic,
    'plan.jpg': png,
    'cut-off.png': Buffer.alloc(0),
    'plan.pdf': Buffer.from('%PDF'),
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
  ['an iPhone’s picture', /^3 `IMG_0002.HEIC` .*iPhone picture: export it as JPEG/],
  ['an iPhone’s picture with another ending', /^4 `renamed.jpg` .*iPhone picture/],
  [
    'a picture with the ending of another kind',
    /^5 `plan.jpg` is really PNG → save it as JPEG, PNG or WebP/,
  ],
  ['a picture without bytes', /^6 `cut-off.png` is no readable picture/],
  ['another kind of file', /^7 `plan.pdf` is no readable picture → .*save it as JPEG/],
])('%s is named, with what to do', (_, expected) => {
  expect(reports).toContainEqual(expect.stringMatching(expected));
});
