import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Document, isMap, isScalar, parseDocument, visit } from 'yaml';
import { loadContent } from '../../src/content/load-content.ts';

/** An owner's values for fields of `content/`. `undefined` deletes a field. */
const changes: readonly (readonly [file: string, field: string, value: unknown])[] = [
  // The layout must fit a name of 60 characters and an e-mail address of 50.
  ['academy.yaml', 'name', 'Shri Lakshmibai Institute of Computer Training and Education'],
  ['academy.yaml', 'shortName', 'Lakshmibai'],
  ['academy.yaml', 'logo', 'logo/own.png'],
  ['academy.yaml', 'siteUrl', 'https://www.lakshmibai.example'],
  ['academy.yaml', 'email', 'admissions.office@lakshmibai-institute-nashik.info'],
  ['academy.yaml', 'phones', ['+91 90000 00000']],
  ['academy.yaml', 'whatsapp', undefined],
  ['academy.yaml', 'social', undefined],
  ['academy.yaml', 'visit.hours', [{ days: 'Monday to Saturday', time: '10 am to 7 pm' }]],
  ['home.yaml', 'label', 'Start'],
  ['home.yaml', 'hero.headline', 'Computers, taught in plain words'],
  // Home's other pictures are still samples, of which the page must tell.
  ['home.yaml', 'hero.picture', 'pictures/our-lab.jpg'],
  ['about.yaml', 'label', 'Our story'],
  ['about.yaml', 'sections.partnerships', undefined],
  [
    'about.yaml',
    'teachers.items',
    [
      { name: 'Sunita Deshmukh', subject: 'Tally and GST', years: 'Teaches since 2011' },
      { name: 'Imran Shaikh', subject: 'Hardware', picture: 'pictures/sample-reception.jpg' },
    ],
  ],
  [
    'about.yaml',
    'testimonials.items',
    [
      { quote: 'I keep the books of our shop now.', author: 'Meena', role: 'Tally Prime' },
      { quote: 'The batch is small.', author: 'Irfan', role: 'Python' },
      { quote: 'They repeat it until you have it.', author: 'Joseph', role: 'HTML' },
    ],
  ],
  ['validator.yaml', 'label', 'Certificates'],
  ['not-found.yaml', 'message', 'We have no page {path}.'],
  // An owner does not have the project's key, so an owner's register is not sealed.
  ['register.yaml', 'sealed', undefined],
  ['register.yaml', 'sealedLinks', undefined],
  ['register.yaml', 'sealedIdsAreGuessable', undefined],
];

const newCourses = {
  Tally_Prime: `---
title: Tally Prime
---

## Vouchers

- Sales
- Purchases
- The day book

## Stock

## GST

- The return
`,
  Typing: `---
title: Typing
description: Type Hindi and English without looking at the keys.
duration: 2 months
fee: 6000
batches:
  - day: 01/06/2027
    time: 7 to 9 am
  - day: 1 July 2027
group: GROUP
---

# Before you start

- You can use a mouse

# Modules

## The home row

- Both hands on the keys
`,
};

/**
 * Changes `folder`, a copy of `content/`, as an imagined owner would. Deletes each group's first course from every
 * file, and adds two new courses to the first group.
 */
export async function writeOwnersContent(folder: string): Promise<void> {
  const { content } = await loadContent(folder);
  if (!content) throw new Error('content/ has faults; npm run check names them');
  const { catalogue, courses } = content;
  const firsts = catalogue.groups.flatMap((group) => group.courses.slice(0, 1));
  const gone = new Set(firsts.map(({ path }) => path));
  const left = courses.map(({ path }) => path).filter((path) => !gone.has(path));

  for (const [file, field, value] of changes) {
    edit(join(folder, file), (document) => {
      if (value === undefined) document.deleteIn(field.split('.'));
      else document.setIn(field.split('.'), value);
    });
  }
  // Removes the new courses too, so that a second run does not list them twice.
  for (const file of ['courses.yaml', 'home.yaml', 'site.yaml', 'ways.yaml'])
    edit(join(folder, file), (document) =>
      forget(document, new Set([...gone, ...Object.keys(newCourses)])),
    );
  edit(join(folder, 'courses.yaml'), (document) => {
    const [first] = catalogue.groups;
    document.addIn(['groups', first?.id, 'courses'], 'Tally_Prime');
  });
  edit(join(folder, 'ways.yaml'), (document) => {
    const { ways } = document.toJS() as { ways: { stops: unknown[] }[] };
    const own = ways
      .filter(({ stops }) => stops.length > 1)
      .map((way) => ({ ...way, otherwise: [] }));
    document.set('ways', own);
  });
  copyFileSync(join(folder, content.about.hero.picture), join(folder, 'pictures/our-lab.jpg'));
  edit(join(folder, 'pictures/captions.yaml'), (document) => {
    document.set('our-lab.jpg', 'Our lab before the first batch of the day');
  });
  const ring = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><circle cx="320" cy="240" r="180" fill="none" stroke="#0a7d4f" stroke-width="60"/></svg>`;
  await sharp(Buffer.from(ring)).png().toFile(join(folder, 'logo/own.png'));
  for (const path of gone) rmSync(join(folder, `courses/${path}.md`));
  for (const path of left) {
    const file = join(folder, `courses/${path}.md`);
    const [, head = '', ...syllabus] = readFileSync(file, 'utf8').split(/^---$/m);
    const front = parseDocument(head);
    front.delete('prerequisites');
    front.set('related', left.filter((other) => other !== path).slice(0, 3));
    writeFileSync(file, ['', `\n${front.toString({ lineWidth: 0 })}`, ...syllabus].join('---'));
  }
  for (const [path, text] of Object.entries(newCourses)) {
    const group = catalogue.groups[0]?.id ?? '';
    writeFileSync(join(folder, `courses/${path}.md`), text.replace('GROUP', group));
  }
}

function edit(file: string, change: (document: Document) => void) {
  const document = parseDocument(readFileSync(file, 'utf8'));
  change(document);
  writeFileSync(file, document.toString({ lineWidth: 0, flowCollectionPadding: false }));
}

function forget(document: Document, gone: ReadonlySet<unknown>) {
  const isGone = (node: unknown) =>
    isMap(node) ? gone.has(node.get('course')) : isScalar(node) && gone.has(node.value);
  visit(document, {
    Seq: (_, list) => {
      list.items = list.items.filter((item) => !isGone(item));
    },
    Map: (_, map) => {
      map.items = map.items.filter(({ key }) => !isGone(key));
    },
  });
}
