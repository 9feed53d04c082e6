import { expect, test } from 'vitest';
import { contentFiles } from '../files/content-files.ts';
import type { Problem } from '../files/problem.ts';
import { newSyllabus } from '../schemas/course.ts';
import { sampleValues } from './sample-values.ts';
import { shippedTitles } from './shipped-texts.ts';

test.each([
  ['an e-mail address', 'academy.yaml', 'email: hello@academy.example', 1],
  ['a telephone number', 'academy.yaml', 'phones:\n  - "+91 00000 00000"', 2],
  ['a street', 'academy.yaml', 'address:\n  street: Second floor, Sample Building', 2],
  ['a postal code', 'academy.yaml', 'address:\n  postalCode: "000000"', 2],
  ['the brand', 'about.yaml', 'text: A centre of Sample Education Brand.', 1],
  ['a testimonial', 'about.yaml', 'items:\n  - quote: Good.\n    author: Sample student', 3],
  ['a web address', 'academy.yaml', 'url: https://photos.example/academy', 1],
  ['the example of an ID', 'validator.yaml', 'example: "Like this: ITA-2024-0000"', 1],
  ['the name', 'academy.yaml', 'name: IT Training Academy', 1],
  ['the short name', 'academy.yaml', 'shortName: IT Academy', 1],
  ['the register', 'register.yaml', 'address: sample-register.xlsx', 1],
])('%s that is still a sample is reported with its place and what to do', (_, file, text, line) => {
  const found = sampleValues(new Map([[file, `${text}\n`]]), new Map());
  expect(found).toEqual([
    expect.objectContaining({ file, line, fix: 'replace it with the academy’s own' }),
  ]);
});

test('a sample is quoted whole', () => {
  const files = new Map([['academy.yaml', 'phones:\n  - "+91 00000 00001"\n']]);
  expect(sampleValues(files, new Map()).map(({ message }) => message)).toEqual([
    expect.stringMatching(/`\+91 00000 00001`$/),
  ]);
});

test('a sample that the owner has confirmed is not a fault', () => {
  const files = new Map([
    ['academy.yaml', 'about: Sample Education Brand\nphones:\n  - "+91 00000 00000"\n'],
    ['gallery/captions.yaml', '# A note.\nsample-seat.jpg: A room.\n'],
  ]);
  const pictures = new Map([['gallery/sample-seat.jpg', {}]]);
  const kept = ['Sample Education Brand', 'gallery/sample-seat.jpg'];
  const [brand] = sampleValues(files, pictures, []);
  expect(brand?.message).toMatch(/is still in place: `Sample Education Brand`$/);
  expect(brand?.keptBy).toBe('Sample Education Brand');
  const places = (some: readonly string[]) =>
    sampleValues(files, pictures, some).map(({ file, line }) => `${file}:${line}`);
  expect(places(kept.slice(0, 1))).toEqual(['academy.yaml:3', 'gallery/captions.yaml:2']);
  expect(places(kept)).toEqual(['academy.yaml:3']);
  expect(places([...kept, '+91 00000 00000'])).toEqual(['academy.yaml:3']);
});

test('texts that came with the website are quoted for each page, until the owner keeps them', () => {
  const files = new Map([
    [
      'about.yaml',
      'a: Ours.\nb: "2022"\nc: We work with three kinds of partners.\nd: A lesson has three parts\ne: "2022"\n',
    ],
    ['certificate.yaml', 'student: This certifies that\ncourse: has completed our course\n'],
    ['gallery.yaml', 'rows:\n  - picture: gallery/own.jpg\n    caption: A chapter a day.\n'],
  ]);
  const asked = (kept: readonly string[] = []) =>
    sampleValues(files, new Map(), kept).map(({ file, line, keptBy, texts }) => ({
      place: `${file}:${line}`,
      keptBy,
      texts: placed(texts),
    }));
  const about = {
    place: 'about.yaml:2',
    keptBy: 'the texts of About',
    texts: [
      'b: 2022',
      'c: We work with three kinds of partners.',
      'd: A lesson has three parts',
      'e: 2022',
    ],
  };
  const gallery = {
    place: 'gallery.yaml:3',
    keptBy: 'the texts of Gallery',
    texts: ['rows›0›caption: A chapter a day.'],
  };
  const certificate = {
    place: 'certificate.yaml:1',
    keptBy: 'the texts of Certificates to print',
    texts: ['student: This certifies that'],
  };
  expect(asked()).toEqual([about, gallery, certificate]);
  expect(asked(['the texts of About', 'the texts of Gallery'])).toEqual([certificate]);
});

test.each([
  ['a text that the owner has changed', 'about.yaml', 'text: We work with four kinds of partners.'],
  ['a heading above texts', 'home.yaml', 'services:\n  heading: Beyond the classroom'],
  ['the text of a button', 'home.yaml', 'hero:\n  button:\n    label: Explore Courses'],
  ['the text of a link', 'academy.yaml', 'visit:\n  map: See us on the map'],
  ['what a screen reader says', 'gallery.yaml', 'listLabel: Pictures of the academy'],
  ['a title for search engines', 'home.yaml', 'title: "{name} | Courses and internships"'],
  ['a question', 'about.yaml', 'questions:\n  items:\n    - question: Will I get a job?'],
  ['a choice of the form', 'home.yaml', 'whyUs:\n  cards:\n    - sign: certificate'],
  ['a text to try', 'home.yaml', 'built:\n  cards:\n    - show: 1 seat left'],
  ['what the website counts', 'home.yaml', 'courses:\n  all: See all {count} courses'],
  ['words of the program', 'site.yaml', 'text: We work with three kinds of partners.'],
  ['words of the search', 'courses.yaml', 'filter:\n  some: No course has all of these words.'],
  [
    'words that visitors type',
    'courses.yaml',
    'soughtAs:\n  C: [We work with three kinds of partners.]',
  ],
  ['a line of code', 'internship.yaml', 'about:\n  screen:\n    code: ["2022"]'],
  ['a sample that is reported as such', 'academy.yaml', 'address:\n  city: Sampletown'],
])('%s is not asked about as a text that came with the website', (_, file, text) => {
  const found = sampleValues(new Map([[file, `${text}\n`]]), new Map());
  expect(found.filter(({ texts }) => texts)).toEqual([]);
});

test.each([
  ['certificate.yaml', 'signatories:\n  - Director', 'Director'],
  ['certificate.yaml', 'signatories:\n  - Course trainer', 'Course trainer'],
  ['home.yaml', 'services:\n  items:\n    - title: Placement services', 'Placement services'],
  ['home.yaml', 'whyUs:\n  cards:\n    - title: Expert Instructors', 'Expert Instructors'],
  ['gallery.yaml', 'rows:\n  - room: Server room', 'Server room'],
  ['internship.yaml', 'careCenter:\n  heading: Student Care Center', 'Student Care Center'],
])('a text of few words that tells about the academy is asked about, in %s: %j', (...row) => {
  const [file, text, quoted] = row;
  const [found] = sampleValues(new Map([[file, `${text}\n`]]), new Map());
  expect(found?.texts?.map(({ text: one }) => one)).toEqual([quoted]);
});

test('what must be replaced comes in the order of the pages, and the texts of each page after it', () => {
  const files = new Map([
    ['about.yaml', 'a: "2022"\nb: Sample student\n'],
    ['academy.yaml', 'a: 2024\nemail: hello@academy.example\n'],
    ['home.yaml', 'a: See all services\n'],
  ]);
  const places = [
    'academy.yaml:2',
    'academy.yaml:1',
    'home.yaml:1',
    'about.yaml:2',
    'about.yaml:1',
  ];
  expect(told(files)).toEqual(places);
});

test('no name of a file on the desk has a colon, which a line of the kept samples could not have', () => {
  const labels = Object.values(contentFiles).map(({ deskLabel }) => deskLabel);
  expect(labels.filter((label) => label.includes(':'))).toEqual([]);
});

test('texts that name a course of the project are quoted once no title names it any more', () => {
  const home = 'description: Learn cyber-security, C++ and HTML.\n';
  const files = (title: string) =>
    new Map([
      ['home.yaml', `${home}built:\n  cards:\n    - course: html\n`],
      ['courses/html.md', `---\ntitle: ${title}\n---\n\n## A module\n`],
    ]);
  const asked = (title: string, kept: readonly string[] = []) =>
    sampleValues(files(title), new Map(), kept).map(
      ({ file, line, keptBy }) => `${file}:${line} ${keptBy}`,
    );
  const both = ['home.yaml:1 C++', 'home.yaml:1 Cyber Security'];
  expect(asked('HTML and CSS')).toEqual(both);
  expect(asked('Web Design')).toEqual([...both, 'home.yaml:1 HTML']);
  expect(asked('Web Design', ['C++', 'HTML'])).toEqual(['home.yaml:1 Cyber Security']);
});

test.each([
  ['Software for design, such as Photoshop and CorelDRAW.', ['Adobe Photoshop']],
  ['With Adobe tools. Photoshop is one of them.', []],
  ['We teach data security, hardware and more.', []],
])(
  'of a course that is gone, a word of its title that no other has is looked for: %s',
  (text, names) => {
    const left = shippedTitles.filter(
      (title) => !['Adobe Photoshop', 'Cyber Security'].includes(title),
    );
    const files = new Map([
      ['internship.yaml', `text: ${text}\n`],
      ...left.map((title, at): [string, string] => [
        `courses/own-${at}.md`,
        `---\ntitle: ${title}\n---\n\n## One\n`,
      ]),
    ]);
    expect(sampleValues(files, new Map()).map(({ keptBy }) => keptBy)).toEqual(names);
  },
);

test('a new course is reported at the first line that it still has from the example syllabus', () => {
  const reported = (body: string) =>
    sampleValues(
      new Map([['courses/Rust.md', `---\ntitle: Rust\n---\n\n${body}\n`]]),
      new Map(),
    ).map(({ file, line }) => `${file}:${line}`);
  expect(reported(newSyllabus)).toEqual(['courses/Rust.md:5']);
  expect(reported(newSyllabus.replace('## Name of the first module', '## Ownership'))).toEqual([
    'courses/Rust.md:7',
  ]);
  expect(reported('## Ownership\n\n- Practical: a small exercise')).toEqual([]);
});

test.each([
  [
    'icons that lead nowhere',
    'internship.yaml',
    'contact:\n  icons:\n    - network: x\n      url: https://x.com/a\n    - network: youtube\n',
    5,
  ],
  ['facts about the internship', 'internship.yaml', 'title: x\ndetails:\n  mode: Online\n', 2],
])('the owner is asked once about %s, at its place', (sample, file, text, line) => {
  const files = new Map([[file, text]]);
  expect(sampleValues(files, new Map())).toEqual([
    expect.objectContaining({
      file,
      line,
      message: expect.stringContaining(`\`${sample}\``) as string,
    }),
  ]);
  expect(sampleValues(files, new Map(), [sample])).toEqual([]);
});

test('icons with an address are not asked about', () => {
  const icons = 'contact:\n  icons:\n    - network: x\n      url: https://x.com/a\n';
  expect(sampleValues(new Map([['internship.yaml', icons]]), new Map())).toEqual([]);
});

test('of the facts about the internship, only those without a line are named, as one problem', () => {
  const asked = (certificate: string) => {
    const facts = [
      ['stipend', 'Pay', '[None]'],
      ['certificate', 'Paper', certificate],
      ['nextStart', 'Next start', '[1 June]'],
      ['howToApply', 'Applying', '[Call us, Visit us]'],
    ].map(
      ([name, heading, items]) => `    ${name}:\n      heading: ${heading}\n      items: ${items}`,
    );
    const text = `details:\n  facts:\n${facts.join('\n')}\n`;
    return sampleValues(new Map([['internship.yaml', text]]), new Map());
  };
  for (const nothing of ['', '[]']) {
    const [first, ...others] = asked(nothing);
    expect(first).toMatchObject({ line: 6, message: expect.stringMatching(/: Paper$/) as string });
    expect(others).toEqual([]);
  }
  expect(asked('[After the last review]')).toEqual([]);
});

test('courses that came with the website are named, and of changed ones the old promise is quoted', () => {
  const old = 'Automate dull work, then put your program online';
  const files = new Map([
    ['courses.yaml', 'title: Courses\ngroups: {}\n'],
    ['courses/A.md', course('Python', old)],
    ['courses/B.md', course('C', 'Know what a pointer points to')],
    // A syllabus of nothing but a text that shipped counts as one that did.
    [
      'courses/C.md',
      '---\ntitle: PHP\n---\n\n# Before you start\n\n- We work with three kinds of partners.\n',
    ],
  ]);
  const [asked, ...others] = sampleValues(files, new Map());
  expect(asked).toMatchObject({
    file: 'courses.yaml',
    line: 2,
    keptBy: 'the texts of the courses',
    texts: [{ file: 'courses/A.md', path: ['promise'], text: old }],
  });
  expect(asked?.message).toMatch(/: PHP$/);
  expect(others).toEqual([]);
  expect(sampleValues(files, new Map(), ['the texts of the courses'])).toEqual([]);
});

test.each([
  ['a comment', 'academy.yaml', '# such as https://academy.example'],
  ['a real number', 'academy.yaml', '- "+91 22 2000 0000"'],
  ['a real postal code', 'academy.yaml', 'postalCode: "400001"'],
  ['a text about samples', 'home.yaml', 'text: Sample data sets and sample plans.'],
  ['an academy’s own register', 'register.yaml', 'address: certificates.xlsx'],
  ['a syllabus', 'courses/Networks.md', '- Ask https://api.example/users'],
])('%s is not a sample', (_, file, text) => {
  expect(sampleValues(new Map([[file, text]]), new Map())).toEqual([]);
});

function told(files: ReadonlyMap<string, string>, kept: readonly string[] = []): string[] {
  return sampleValues(files, new Map(), kept).map(({ file, line }) => `${file}:${line}`);
}

function course(title: string, promise: string): string {
  return `---\ntitle: ${title}\npromise: ${promise}\n---\n\n## A module\n`;
}

/** The texts that a problem quotes, each after its path. */
function placed(texts: Problem['texts'] = []): string[] {
  return texts.map(({ path, text }) => `${path.join('›')}: ${text}`);
}
