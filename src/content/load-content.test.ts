import sharp from 'sharp';
import { expect, test } from 'vitest';
import { loadContent } from './load-content.ts';
import { oneLine } from './testing/spoilt-content.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { writeFiles } from './testing/write-files.ts';

const red = sharp({ create: { width: 1200, height: 10, channels: 3, background: 'red' } });
const jpeg = await red.clone().jpeg().toBuffer();
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

/** Loads a folder with these files. `told` are the faults in `pictures/captions.yaml`. */
async function load(files: Readonly<Record<string, string | Uint8Array>>) {
  const folder = temporaryFolder();
  await writeFiles(folder, Object.entries(files));
  const { problems, pictures, registerPages } = await loadContent(folder);
  const ofPictures = problems.filter(({ file }) => file === 'pictures/captions.yaml');
  return { told: ofPictures.map(oneLine), pictures: [...pictures.keys()], registerPages };
}

test('a picture is found whether the accents in its name are combined or separate', async () => {
  const path = 'pictures/Café à Pune.jpg';
  for (const form of ['NFC', 'NFD']) {
    const captions = 'Café à Pune.jpg: A picture.'.normalize(form);
    const files = { [path.normalize('NFD')]: jpeg, 'pictures/captions.yaml': captions };
    expect(await load(files)).toMatchObject({ told: [], pictures: [path.normalize('NFC')] });
  }
});

test('a picture that browsers can’t show is reported, whatever the ending of its file name', async () => {
  const pictures = {
    // Cameras write `.JPG`. Browsers add ` (1)` to the name of a repeated download.
    'pictures/IMG_0001.JPG': jpeg,
    'pictures/photo (1).jpg': jpeg,
    'pictures/IMG_0002.HEIC': heic,
    'pictures/plan.jpg': await red.clone().png().toBuffer(),
    'pictures/cut-off.png': Buffer.alloc(0),
  };
  const captions = Object.keys(pictures).map((path) => `${path.slice(9)}: A picture.\n`);
  const { told } = await load({ ...pictures, 'pictures/captions.yaml': captions.join('') });
  expect(told).toEqual([
    expect.stringMatching(
      /:3:16 `IMG_0002.HEIC` is a HEIC picture.*on Windows open it in Photos.*jpg/,
    ),
    expect.stringMatching(/:4:11 `plan.jpg` is really PNG → save it as JPEG/),
    expect.stringMatching(/:5:14 `cut-off.png` is not a picture .* → upload the picture again/),
  ]);
});

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s that ends too early is reported',
  async (kind) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const size = { width: 1200, height: 400, channels: 3 } as const;
    const whole = await sharp({ create: { ...size, background: 'red', noise } })
      .toFormat(kind)
      .toBuffer();
    const told = async (picture: Buffer) =>
      (await load({ [`pictures/a.${kind}`]: picture, 'pictures/captions.yaml': `a.${kind}: A.` }))
        .told;
    expect(await told(whole)).toEqual([]);
    expect(await told(whole.subarray(0, -1000))).toEqual([
      expect.stringMatching(/`a\.\w+` is not a picture .*ends too early → upload the picture/),
    ]);
  },
);

test('a HEIC picture is reported as HEIC, not as a picture without a description', async () => {
  const isHeic = expect.stringMatching(/`IMG_0002.HEIC` is a HEIC picture.*in Photos/) as string;
  const told = async (captions: string) =>
    (await load({ 'pictures/IMG_0002.HEIC': heic, 'pictures/captions.yaml': captions })).told;
  expect(await told('{}')).toEqual([isHeic]);
  expect(await told('IMG_0002.HEIC: ""')).toEqual([
    isHeic,
    expect.stringMatching(/`IMG_0002.HEIC` has no description → write what the picture shows/),
  ]);
});

test('a web page or XML among the registers is recognised in any encoding, under any name', async () => {
  const page = '\n<!DOCTYPE html><table>';
  const { registerPages } = await load({
    'register/data.csv': 'No.,<b>Student</b>\n1,<Asha>\n',
    'register/empty.csv': '',
    'register/less.csv': '<3 certificates,,\n',
    'register/page.csv': `\ufeff${page}`,
    'register/svg.xlsx': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    'register/wide.txt': Buffer.from(`\ufeff${page}`, 'utf16le'),
    'register/xml.ods': '<?xml version="1.0"?>',
  });
  expect(registerPages).toEqual(
    ['page.csv', 'svg.xlsx', 'wide.txt', 'xml.ods'].map((name) => `register/${name}`),
  );
});
