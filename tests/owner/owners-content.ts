import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, parse, parseDocument, stringify } from 'yaml';
import { loadContent } from '../../src/content/load-content.ts';
import { courseFrontMatterSchema } from '../../src/content/schemas/course.ts';
import { homeSchema } from '../../src/content/schemas/home.ts';
import { siteSchema } from '../../src/content/schemas/site.ts';
import { waysSchema } from '../../src/content/schemas/ways.ts';

/** What an owner writes into the files of `content/`: the value of each field, or undefined for one that she deletes. */
const changes: readonly (readonly [file: string, field: string, value: unknown])[] = [
  // As long as the layout has to hold: 60 characters and 50.
  ['academy.yaml', 'name', 'Shri Lakshmibai Institute of Computer Training and Education'],
  ['academy.yaml', 'shortName', 'Lakshmibai'],
  ['academy.yaml', 'siteUrl', 'https://www.lakshmibai.example'],
  ['academy.yaml', 'email', 'admissions.office@lakshmibai-institute-nashik.info'],
  ['academy.yaml', 'phones', ['+91 90000 00000']],
  ['academy.yaml', 'whatsapp', undefined],
  ['academy.yaml', 'social', undefined],
  ['home.yaml', 'label', 'Start'],
  ['home.yaml', 'hero.headline', 'Computers, taught in plain words'],
  ['home.yaml', 'hero.tagline', 'Since 2011 in Nashik'],
  ['home.yaml', 'whyUs.heading', 'Three reasons'],
  ['about.yaml', 'label', 'Our story'],
  [
    'about.yaml',
    'testimonials.items',
    [
      { quote: 'I keep the books of our shop now.', author: 'Meena', role: 'Tally Prime' },
      { quote: 'The batch is small.', author: 'Irfan', role: 'Python' },
      { quote: 'They repeat it until you have it.', author: 'Joseph', role: 'HTML' },
    ],
  ],
  ['courses.yaml', 'label', 'Training'],
  ['internship.yaml', 'label', 'Projects'],
  ['gallery.yaml', 'label', 'Pictures'],
  ['validator.yaml', 'label', 'Certificates'],
  ['not-found.yaml', 'title', 'Page not found'],
  ['not-found.yaml', 'heading', 'Nothing here'],
  ['not-found.yaml', 'message', 'We have no page {path}.'],
  // Another academy has not this one's key.
  ['register.yaml', 'sealed', undefined],
  ['register.yaml', 'sealedLinks', undefined],
  ['register.yaml', 'sealedIdsAreGuessable', undefined],
];

/** A course that an owner adds, as short as may be, without phases, projects and whatever else makes a syllabus lively. */
const shortCourse = `---
tile: Tally Prime
title: Tally Prime
description: Keep the books of a small shop with Tally Prime, from the first voucher to the GST return.
level: beginner
related: [RELATED]
---

# Before you start

- You can use a mouse

# Afterwards you can

- Enter what a shop sells and buys
- Print its bills
- File its GST return

# Modules

## Vouchers

- Sales
- Purchases
- The day book

## Stock

- Items and units
- Godowns
- What is left

## GST

- Rates
- The monthly return
- Corrections
`;

/** As the desk writes YAML: no line is broken, and nothing is put beside a bracket. */
const asOnTheDesk = { lineWidth: 0, flowCollectionPadding: false };

/**
 * Changes a copy of the project's content into an owner's own. Of the courses, the first of each group and those with a
 * second address are gone, wherever they were named; the first group begins with a new one.
 */
export async function writeOwnersContent(folder: string): Promise<void> {
  const { content } = await loadContent(folder);
  if (!content) throw new Error('content/ has faults; npm run check names them');
  const { catalogue, courses } = content;
  const gone = new Set([
    ...catalogue.groups.flatMap(({ tiles }) => tiles.slice(0, 1).map(({ course }) => course.path)),
    ...courses.filter(({ alias }) => alias !== undefined).map(({ path }) => path),
  ]);
  const left = courses.map(({ path }) => path).filter((path) => !gone.has(path));
  const isLeft = (path: string) => left.includes(path);

  const edit = (file: string, change: (document: Document) => void) => {
    const document = parseDocument(readFileSync(join(folder, file), 'utf8'));
    change(document);
    writeFileSync(join(folder, file), document.toString(asOnTheDesk));
  };
  for (const [file, field, value] of changes) {
    edit(file, (document) =>
      value === undefined
        ? document.deleteIn(field.split('.'))
        : document.setIn(field.split('.'), value),
    );
  }
  edit('courses.yaml', (document) => {
    for (const path of gone) document.deleteIn(['soughtAs', path]);
    for (const [index, { id, tiles }] of catalogue.groups.entries()) {
      const paths = tiles.map(({ course }) => course.path).filter(isLeft);
      const added = index === 0 ? ['Tally_Prime'] : [];
      document.setIn(['groups', id, 'courses'], [...added, ...paths]);
    }
  });
  edit('home.yaml', (document) => {
    const { courses: featured, built } = homeSchema.parse(document.toJS());
    const [card] = featured.cards.filter(({ course }) => isLeft(course));
    document.setIn(['courses', 'cards'], [card]);
    document.setIn(
      ['built', 'cards'],
      built.cards.filter(({ course }) => isLeft(course)),
    );
  });
  edit('site.yaml', (document) => {
    const { paths } = siteSchema.parse(document.toJS()).footer.courses;
    document.setIn(['footer', 'courses', 'paths'], paths.filter(isLeft));
  });
  edit('ways.yaml', (document) => {
    const ways = waysSchema.parse(document.toJS()).ways.map((way) => ({
      ...way,
      stops: way.stops.filter(({ course }) => isLeft(course)),
      otherwise: way.otherwise.filter(({ courses: named }) => named.every(isLeft)),
    }));
    document.set(
      'ways',
      ways.filter(({ stops }) => stops.length > 1),
    );
  });
  for (const path of gone) rmSync(join(folder, `courses/${path}.md`));
  for (const path of left) {
    const file = join(folder, `courses/${path}.md`);
    const [, head = '', ...syllabus] = readFileSync(file, 'utf8').split(/^---$/m);
    const front = courseFrontMatterSchema.parse(parse(head));
    const prerequisites = front.prerequisites?.flatMap((entry): (string | string[])[] => {
      const paths = [entry].flat().filter(isLeft);
      return paths.length > 1 ? [paths] : paths;
    });
    const related = new Set([...front.related, ...left.slice(0, 3)].filter(isLeft));
    related.delete(path);
    const own = {
      ...front,
      ...(prerequisites?.length === 0 ? { prerequisites: undefined } : { prerequisites }),
      related: [...related].slice(0, 4),
    };
    writeFileSync(file, ['', `\n${stringify(own, asOnTheDesk)}`, ...syllabus].join('---'));
  }
  writeFileSync(
    join(folder, 'courses/Tally_Prime.md'),
    shortCourse.replace('RELATED', left.slice(0, 2).join(', ')),
  );
}
