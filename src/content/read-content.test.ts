import { describe, expect, test } from 'vitest';
import { courseText, soundFrontMatter } from './testing/course-text.ts';
import { edit, expectOne, problemsAfter, sound } from './testing/spoilt-content.ts';

test('the sound content has no faults', () => {
  expect(problemsAfter({})).toEqual([]);
});

describe('files', () => {
  test('one that is missing is reported', () => {
    expectOne(
      { files: { 'validator.yaml': undefined } },
      'validator.yaml:1:1 this file is missing',
    );
  });

  test('one that nothing reads is reported with what it was meant to be', () => {
    const files = { 'abuot.yaml': 'title: x\n' };
    expectOne(
      { files },
      'abuot.yaml:1:1 nothing on the site reads this file → did you mean `about.yaml`',
    );
  });

  test('line ends and byte order marks of other systems make no difference', () => {
    const text = sound.files.get('courses/C.md') ?? '';
    const files = { 'courses/C.md': `\uFEFF${text.replaceAll('\n', '\r\n')}` };
    expect(problemsAfter({ files })).toEqual([]);
  });
});

describe('what an editor or Windows does to a file', () => {
  test('an ending too many is named', () => {
    const files = { 'courses/Rust.md.txt': 'x' };
    expectOne({ files }, 'courses/Rust.md.txt:1:1 nothing on the site reads `Rust.md.txt`');
    expectOne({ files }, 'call it `Rust.md`; Windows hides endings');
  });

  test('a letter that is not in UTF-8 is a fault where it is', () => {
    const { files, place } = edit('home.yaml', 'A card.', '\uFFFD card.');
    expectOne({ files }, `${place} a letter here is not in UTF-8`);
  });

  test('UTF-16 is named, and nothing else is said of that file', () => {
    const text = Buffer.from('\uFEFFtitle: x', 'utf16le').toString('utf8');
    expectOne({ files: { 'about.yaml': text } }, 'about.yaml:1:1 this file is saved as UTF-16');
  });

  test('a telephone number without its country is told how to start', () => {
    const { files } = edit('academy.yaml', '"+91 00000 00000"', '"020-2543 0000"');
    expectOne({ files }, 'write +91 20 2543 0000');
  });

  test('a telephone number that lacks digits is no telephone number', () => {
    const { files } = edit('academy.yaml', '"+91 00000 00000"', '"+91 9876"');
    expectOne(
      { files },
      'has 4 digits after +91, and an Indian number has ten → write all ten digits',
    );
  });

  test('a tab before a line is told, and not what it causes', () => {
    for (const name of ['street', 'city', 'heading']) {
      const { files } = edit('academy.yaml', `\n  ${name}:`, `\n\t${name}:`);
      expectOne({ files }, 'this line is indented with a tab → indent it with spaces');
    }
    const { files } = edit('academy.yaml', '\n    url:', '\n\turl:');
    expectOne({ files }, 'this line is indented with a tab → indent it with spaces');
  });

  test.each([
    ['address:\n', 'the field `address` is missing → the line that begins this block, `address:`,'],
    ['social:\n', 'the field `social` is missing → the line that begins this block, `social:`,'],
    ['visit:\n', 'the field `visit` is missing → the line that begins this block, `visit:`,'],
  ])('%j deleted is told once, as what is missing', (line, expected) => {
    const { files } = edit('academy.yaml', `\n${line}`, '\n');
    expectOne({ files }, expected);
  });

  test('the line that begins an entry deleted is told once, and no entry is lost', () => {
    const social = 'social:\n  - network: youtube\n    url: https://youtube.example/x\n';
    const second = '    network: x\n    url: https://x.example/x\n';
    const { files } = edit('academy.yaml', 'social:\n', `${social}${second}`);
    const advice =
      'keep one of the two; or the line that begins the next entry, such as `- network: …`,';
    expectOne({ files }, `this field is here a second time → ${advice} is missing above`);
    const first = edit('academy.yaml', 'social:\n', 'social:\n    url: https://x.example/x\n');
    const start =
      'the line that begins the entry, such as `- network: …`, seems to be missing above it';
    expectOne({ files: first.files }, `does not begin an entry of it → ${start}`);
  });

  test('the line that begins a block of Home deleted is told once', () => {
    for (const name of ['hero', 'advantages']) {
      const { files } = edit('home.yaml', `\n${name}:\n`, '\n');
      expect([name, ...problemsAfter({ files })]).toEqual([name, expect.any(String)]);
    }
  });

  test.each([
    ['about.yaml', '  company-overview:\n', 'the field `company-overview` is missing'],
    ['validator.yaml', '    offline:\n      visitor', 'the field `offline` is missing'],
    ['home.yaml', '  cards:\n    - show', 'the field `cards` is missing'],
    ['courses.yaml', '  job-role:\n', 'this line is indented deeper than what is above it allows'],
  ])('the line that begins a block deleted in %s is told once: %j', (file, line, expected) => {
    const { files } = edit(file, `\n${line}`, `\n${line.split('\n')[1] ?? ''}`);
    expectOne({ files }, expected);
  });

  test('the first line of a group that is only indented too far is not told as a missing one', () => {
    const { files } = edit('validator.yaml', '\n    offline:', '\n      offline:');
    const told = problemsAfter({ files }).join('\n');
    expect(told).toMatch(/indented/);
    expect(told).not.toMatch(/missing above/);
  });

  test('a repository by its whole address is told what to leave out', () => {
    const repository = 'repository: https://github.com/my-academy/website\nemail:';
    const { files } = edit('academy.yaml', 'email:', repository);
    expectOne({ files }, '→ leave out https://github.com/ before it');
  });

  test('two courses of one title are reported at the second', () => {
    const { files } = edit('courses/Cpp.md', 'title: C++', 'title: C');
    expectOne({ files }, '`C` is also the title of content/courses/C.md → give each course');
  });
});

describe('the ways to reach the academy', () => {
  const withOnly = (...kept: string[]) => {
    const ways = {
      email: /^email: .*\n/m,
      phones: /^phones:\n( {2}- .*\n)+/m,
      whatsapp: /^whatsapp: .*\n/m,
    };
    let text = sound.files.get('academy.yaml') ?? '';
    for (const [name, lines] of Object.entries(ways)) {
      if (!kept.includes(name)) text = text.replace(lines, '');
    }
    return { files: { 'academy.yaml': text } };
  };

  test.each([['phones', 'email'], ['email'], ['phones'], ['whatsapp']])(
    '%j are enough',
    (...kept: string[]) => {
      expect(problemsAfter(withOnly(...kept))).toEqual([]);
    },
  );

  test('none at all is a fault that says which there are', () => {
    expectOne(
      withOnly(),
      'academy.yaml:1:1 the file gives visitors no way to reach the academy → fill in at least one of `phones`, `whatsapp` and `email`',
    );
  });
});

test('all faults of all files are reported at once, sorted by place', () => {
  const problems = problemsAfter({
    files: {
      ...edit('academy.yaml', 'name:', 'nam:').files,
      ...edit('courses.yaml', '- dataSci', '- dataSic').files,
      ...edit('home.yaml', 'course: dataSci', 'course: dataSic').files,
      ...edit('courses/C.md', 'level: beginner', 'level: easy').files,
      'courses/A1.md': courseText({ frontMatter: soundFrontMatter.replace('Title', 'A: B') }),
      'gallery.yaml': undefined,
    },
    pictures: { 'pictures/reception.jpg': undefined },
    registerFiles: [],
  });
  const files = problems.map((problem) => problem.split(':')[0]);
  expect([...new Set(files)]).toEqual([
    'academy.yaml',
    'courses.yaml',
    'courses/A1.md',
    'courses/C.md',
    'courses/dataSci.md',
    'gallery.yaml',
    'home.yaml',
    'pictures/captions.yaml',
    'register.yaml',
  ]);
});
