import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { loadContent } from './load-content.ts';
import { oneLine } from './testing/spoilt-content.ts';

test('a picture is found whether the accents in its name are combined or separate', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'pictures'));
  const create = { width: 1200, height: 10, channels: 3, background: 'red' } as const;
  const name = 'Café à Pune.jpg';
  await writeFile(
    join(folder, 'pictures', name.normalize('NFD')),
    await sharp({ create }).jpeg().toBuffer(),
  );
  for (const form of ['NFC', 'NFD']) {
    await writeFile(join(folder, 'pictures/captions.yaml'), `${name.normalize(form)}: A picture.`);
    const { problems, pictures } = await loadContent(folder);
    expect(problems.filter(({ file }) => file === 'pictures/captions.yaml')).toEqual([]);
    expect([...pictures.keys()]).toEqual([`pictures/${name.normalize('NFC')}`]);
  }
});

test('a picture that browsers can’t show is reported, whatever the ending of its file name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'pictures'));
  const create = { width: 1200, height: 10, channels: 3, background: 'red' } as const;
  const jpeg = await sharp({ create }).jpeg().toBuffer();
  const pictures = {
    // Cameras write `.JPG`. Browsers add ` (1)` to the name of a repeated download.
    'IMG_0001.JPG': jpeg,
    'photo (1).jpg': jpeg,
    'IMG_0002.HEIC': Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    'plan.jpg': await sharp({ create }).png().toBuffer(),
    'cut-off.png': Buffer.alloc(0),
  };
  const captions = Object.keys(pictures).map((name) => `${name}: A picture.`);
  await writeFile(join(folder, 'pictures/captions.yaml'), captions.join('\n'));
  for (const [name, bytes] of Object.entries(pictures)) {
    await writeFile(join(folder, 'pictures', name), bytes);
  }
  const { problems } = await loadContent(folder);
  const told = problems.filter(({ file }) => file === 'pictures/captions.yaml').map(oneLine);
  expect(told).toEqual([
    expect.stringMatching(
      /:3:16 `IMG_0002.HEIC` is a HEIC picture.*on Windows open it in Photos.*jpg/,
    ),
    expect.stringMatching(/:4:11 `plan.jpg` is really PNG → save it as JPEG/),
    expect.stringMatching(
      /:5:14 `cut-off.png` is not a picture .* → copy the picture into this folder again/,
    ),
  ]);
});

test('a HEIC picture is reported as HEIC, not as a picture without a description', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'pictures'));
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  await writeFile(join(folder, 'pictures/IMG_0002.HEIC'), heic);
  const told = async (captions: string) => {
    await writeFile(join(folder, 'pictures/captions.yaml'), captions);
    const { problems } = await loadContent(folder);
    return problems.filter(({ file }) => file === 'pictures/captions.yaml').map(oneLine);
  };
  const isHeic = expect.stringMatching(/`IMG_0002.HEIC` is a HEIC picture.*in Photos/) as string;
  expect(await told('{}')).toEqual([isHeic]);
  expect(await told('IMG_0002.HEIC: ""')).toEqual([
    isHeic,
    expect.stringMatching(/`IMG_0002.HEIC` has no description → write what the picture shows/),
  ]);
});

test('markup among the register’s files is recognised in any encoding, under any name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'registers-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'register'));
  const page = '\n<!DOCTYPE html><table>';
  const registers = {
    'data.csv': 'No.,<b>Student</b>\n1,<Asha>\n',
    'empty.csv': '',
    'less.csv': '<3 certificates,,\n',
    'page.csv': `\ufeff${page}`,
    'svg.xlsx': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    'wide.txt': Buffer.from(`\ufeff${page}`, 'utf16le'),
    'xml.ods': '<?xml version="1.0"?>',
  };
  for (const [name, bytes] of Object.entries(registers)) {
    await writeFile(join(folder, 'register', name), bytes);
  }
  const { registerPages } = await loadContent(folder);
  expect(registerPages).toEqual(
    ['page.csv', 'svg.xlsx', 'wide.txt', 'xml.ods'].map((name) => `register/${name}`),
  );
});
