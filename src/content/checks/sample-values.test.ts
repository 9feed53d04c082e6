import { expect, test } from 'vitest';
import { newSyllabus } from '../schemas/course.ts';
import { sampleValues, shippedCourses } from './sample-values.ts';

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

test('a claim is reported at each text that makes it, until the owner confirms it once', () => {
  const files = new Map([
    ['about.yaml', 'year: "2022"\ntext: We work with three kinds of partners.\n'],
    ['academy.yaml', 'footer:\n  copyrightYear: 2024\n'],
    ['home.yaml', 'a: The academy also offers these services.\nb: It also offers services.\n'],
  ]);
  const places = ['about.yaml:1', 'about.yaml:2', 'academy.yaml:2', 'home.yaml:1', 'home.yaml:2'];
  expect(told(files)).toEqual(places);
  const kept = ['founded in 2022', 'three kinds of partners', 'the services'];
  expect(told(files, kept)).toEqual(['academy.yaml:2']);
});

test('a claim is asked about in other texts after the owner has changed what it began with', () => {
  const text = `description: An internship of 1, 3 or 6 months, in the classroom or online.
details:
  durations:
    - title: 1 day
  modeLabel: Online mode
  mode: Not available
`;
  const [online, months, ...others] = sampleValues(new Map([['internship.yaml', text]]), new Map());
  expect(online).toMatchObject({ line: 1, keptBy: 'teaching online' });
  expect(months).toMatchObject({ line: 1, keptBy: 'internships of 1, 3 and 6 months' });
  expect(online?.message).toContain(
    '`An internship of 1, 3 or 6 months, in the classroom or online.`',
  );
  expect(others.map(({ path }) => path.at(-1))).toEqual(['stipend']);
});

test('teaching online is one statement on all pages, and lessons at home are another', () => {
  const files = new Map([
    ['about.yaml', 'a: We teach more of them online as well as in the classroom.\n'],
    ['home.yaml', 'a: Learn in the classroom, online, or one to one at your home or workplace.\n'],
    ['internship.yaml', 'a: For six weeks, in the classroom or online.\n'],
  ]);
  expect(told(files)).toEqual(['about.yaml:1', 'home.yaml:1', 'home.yaml:1', 'internship.yaml:1']);
  expect(told(files, ['teaching online'])).toEqual(['home.yaml:1']);
});

test('texts that name a course of the project are quoted once no title names it any more', () => {
  const home = 'description: Learn cyber-security, C++ and HTML.\n';
  const files = (title: string) =>
    new Map([
      ['home.yaml', `${home}built:\n  cards:\n    - course: html\n`],
      ['courses/html.md', `---\ntitle: ${title}\n---\n\n## A module\n`],
    ]);
  const asked = (title: string, kept: readonly string[] = []) =>
    sampleValues(files(title), new Map(), ['the syllabi', ...kept]).map(
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
    const titles = shippedCourses.map(([, title = '']) => title);
    const left = titles.filter((title) => !['Adobe Photoshop', 'Cyber Security'].includes(title));
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
    sampleValues(new Map([['courses/Rust.md', `---\ntitle: Rust\n---\n\n${body}\n`]]), new Map(), [
      'the syllabi',
    ]).map(({ file, line }) => `${file}:${line}`);
  expect(reported(newSyllabus)).toEqual(['courses/Rust.md:5']);
  expect(reported(newSyllabus.replace('## Name of the first module', '## Ownership'))).toEqual([
    'courses/Rust.md:7',
  ]);
  expect(reported('## Ownership\n\n- Practical: a small exercise')).toEqual([]);
});

test.each([
  [
    'the list of services on Home',
    'home.yaml',
    'items:\n  - text: Help with files lost from disks.\n',
    2,
  ],
  ['teaching online', 'internship.yaml', 'a: b\nmode: Available. You need a computer.\n', 2],
  ['the words on printed certificates', 'certificate.yaml', 'student: This certifies that\n', 1],
  [
    'the captions of the gallery',
    'gallery.yaml',
    'rows:\n  - picture: gallery/sample-a.jpg\n  - picture: gallery/own.jpg\n    caption: x\n',
    4,
  ],
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

test('captions below sample pictures, and icons with an address, are not asked about', () => {
  const files = new Map([
    ['gallery.yaml', 'rows:\n  - picture: gallery/sample-a.jpg\n'],
    ['internship.yaml', 'contact:\n  icons:\n    - network: x\n      url: https://x.com/a\n'],
  ]);
  expect(sampleValues(files, new Map())).toEqual([]);
});

test('of the facts about the internship, only those without a line are named, as one problem', () => {
  const asked = (certificate: string) => {
    const facts = [
      ['stipend', 'Pay', '[None]'],
      ['certificate', 'Paper', certificate],
      ['nextStart', 'Next start', '[1 June]'],
      ['howToApply', 'How to apply', '[Call us, Visit us]'],
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

test('of the syllabi, only those that came with the website are named, as one problem', () => {
  const files = new Map([
    ['courses.yaml', 'title: Courses\ngroups: {}\n'],
    ['courses/C.md', '# Modules\n'],
    ['courses/Python.md', '# Modules\n'],
    ['courses/Our_Own.md', '# Modules\n'],
  ]);
  const [asked, ...others] = sampleValues(files, new Map());
  expect(asked).toMatchObject({ file: 'courses.yaml', line: 2 });
  expect(asked?.message).toMatch(/: C, Python$/);
  expect(others).toEqual([]);
  expect(sampleValues(files, new Map(), ['the syllabi'])).toEqual([]);
});

test.each([
  ['a comment', 'academy.yaml', '# such as https://academy.example'],
  ['a real number', 'academy.yaml', '- "+91 22 2000 0000"'],
  ['a real postal code', 'academy.yaml', 'postalCode: "400001"'],
  ['a text about samples', 'home.yaml', 'text: Sample data sets and sample plans.'],
  ['an academy’s own register', 'register.yaml', 'address: certificates.xlsx'],
  ['a syllabus', 'courses/Networks.md', '- Ask https://api.example/users'],
])('%s is not a sample', (_, file, text) => {
  expect(sampleValues(new Map([[file, text]]), new Map(), ['the syllabi'])).toEqual([]);
});

function told(files: ReadonlyMap<string, string>, kept: readonly string[] = []): string[] {
  return sampleValues(files, new Map(), kept).map(({ file, line }) => `${file}:${line}`);
}
