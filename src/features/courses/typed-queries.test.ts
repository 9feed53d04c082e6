import { expect, test } from 'vitest';
import { courseSearch } from './course-search.ts';
import { searchWords } from './course-search-words.ts';

/**
 * In `['java', 3, 'Core_Java']`, 3 means that the course must be among the first 3 results. If a row has several
 * courses, one of them is enough.
 */
const typedQueries: readonly TypedQuery[] = [
  ['python', 1, 'Python'],
  ['sql joins', 1, 'SQL'],
  ['pyhton', 1, 'Python'],
  ['java script', 1, 'Java Script'],
  ['core java', 1, 'Core_Java'],
  ['java', 3, 'Core_Java'],
  ['full stack java', 1, 'javaFullStack'],
  ['mern', 1, 'MERN full stack web dev'],
  ['web development', 3, 'MERN full stack web dev'],
  ['website kaise banaye', 3, 'html', 'MERN full stack web dev'],
  ['computer hardware ka course', 1, 'Hardware and Networking'],
  ['computer repairing', 1, 'Hardware and Networking'],
  ['network engineer', 1, 'Hardware and Networking'],
  ['ethical hacking kaise sikhe', 1, 'Ethical_Hacking'],
  ['hacker banna hai', 1, 'Ethical_Hacking'],
  ['cyber securty', 1, 'Cyber Security'],
  ['data scientist', 1, 'dataSci'],
  ['data analyst', 3, 'dataSci'],
  ['machine learning', 1, 'dataSci'],
  ['ai', 3, 'dataSci'],
  ['mobile app developer', 1, 'Flutter DEV'],
  ['android app kaise banaye', 1, 'Flutter DEV'],
  ['fotoshop', 1, 'Adobe_PhotoShop'],
  ['photo editing', 1, 'Adobe_PhotoShop'],
  ['logo design', 3, 'Illustrator', 'CoralDraw'],
  ['graphic designer', 3, 'Adobe_PhotoShop', 'Illustrator', 'CoralDraw'],
  ['corel draw', 1, 'CoralDraw'],
  ['auto cad', 1, 'Autocad'],
  ['civil drawing', 3, 'Autocad'],
  ['c language', 1, 'C'],
  ['c++ programming', 1, 'Cpp'],
  ['c sharp', 1, 'Chash'],
  ['dot net developer', 1, 'ASP'],
  ['react js', 1, 'ReactJS'],
  ['anguler js', 1, 'Angular'],
  ['node', 1, 'nodejs'],
  ['database', 3, 'SQL', 'Mysql', 'MongoDB'],
  ['software tester', 1, 'SoftwareTesting'],
  ['php laravel', 1, 'PHP'],
  ['data structures', 3, 'C', 'Cpp', 'Core_Java'],
];

/**
 * A copy of the catalogue, since the owner may change the site's own. For each course: path, name on the tile, title,
 * other words.
 */
const searchedCourses = `
  dataSci | Data Science | Data Science | data analyst, data analytics, data scientist, machine learning, ML, artificial intelligence, AI, statistics
  javaFullStack | Full Stack Java | Java Full Stack | web development, website, spring boot, backend, back end
  MERN full stack web dev | Full Stack Web Development | Website Development MERN Stack | website, web designer, web designing, front end, frontend, back end, backend, fullstack
  Flutter DEV | Android Development | Android Development using Flutter | mobile app, app development, phone, dart, apk, iOS
  Cyber Security | Cyber Security | Cyber Security | network security, information security, SOC analyst
  Ethical_Hacking | Ethical Hacking | Ethical Hacking | hacker, penetration testing, pentest, Kali
  SoftwareTesting | Software Testing | Software Testing | tester, QA, quality assurance, manual testing, automation, Selenium
  Hardware and Networking | Hardware and Networking | Hardware and Networking | computer repair, repairing, laptop, PC, network, CCNA, router, server, technician
  C | C | C | data structures
  Cpp | C++ | C++ | data structures, DSA, OOP
  Core_Java | Core Java | Core Java | data structures, OOP, OOPS
  Python | Python | Python |
  Chash | C# | C# | .NET, dot net, desktop
  html | HTML | HTML | website, web page, web designer, web designing, front end, frontend
  CSS | CSS | CSS | web designer, web designing, front end, frontend
  Java Script | Javascript | JavaScript | front end, frontend, JS
  ReactJS | ReactJS | ReactJs | front end, frontend
  nodejs | NodeJS | Node.js | back end, backend, server, API, Express
  Angular | AngularJS | Angular | front end, frontend
  PHP | PHP | PHP | website, back end, backend, Laravel
  ASP | ASP.NET | ASP.NET | .NET, dot net
  SQL | SQL | SQL | database, DBMS, query
  Mysql | MySQL | MySQL | database, DBMS
  MongoDB | MongoDB | MongoDB | database, NoSQL
  Adobe_PhotoShop | Adobe PhotoShop | Adobe Photoshop | photo editing, graphic design, graphic designer, graphics, retouching
  Illustrator | Adobe Illustrator | Adobe Illustrator | drawing, illustration, logo, graphic design, graphic designer, graphics, vector
  Adobe_InDesign | Adobe InDesign | Adobe InDesign | magazine, brochure, book layout, DTP
  Autocad | Autocad | AutoCAD | drafting, civil drawing, mechanical drawing, engineering drawing, architecture, 2D, 3D
  CoralDraw | Coraldraw | CorelDRAW | drawing, graphic design, graphic designer, graphics, logo, wedding card, visiting card, flex banner, DTP
`;

const ignored =
  'course learn in my me which is good after a i am no coding fees duration weekend batch near programming language developer engineer ka kaise banaye sikhe banna hai 12th pass fresher'.split(
    ' ',
  );

const courses = searchedCourses
  .trim()
  .split('\n')
  .map((line) => {
    const [path = '', tile = '', title = '', words = ''] = line
      .split('|')
      .map((part) => part.trim());
    // The query "sql joins" names a module of the course SQL. No other query needs a module.
    const modules = path === 'SQL' ? [{ title: 'Joins', id: 'module-joins', lines: [] }] : [];
    return { path, names: [tile, title], soughtAs: words.split(', ').filter(Boolean), modules };
  });
const search = await courseSearch({ courses, ignored, ways: [], leads: [] });

test('each of 40 usual queries finds its course among the first three results', () => {
  expect(typedQueries.filter((query) => !isAnswered(query))).toEqual([]);
});

test('a short name is found despite one wrong letter', () => {
  expect(found('jawa')).not.toEqual([]);
  expect(found('java')).toEqual(expect.arrayContaining([...found('jawa')]));
  expect(found('phob')).toEqual([]);
});

test('words such as “12th pass” or “fresher” do not find courses by chance', () => {
  expect(found('12th pass commerce no coding')).toEqual([]);
  expect(found('I am a fresher, which course is good after 12th')).toEqual([]);
  expect(found('python weekend batch near me')[0]).toBe('Python');
  expect(found('python fees duration').length).toBeLessThan(8);
});

test('a search for "drawing" finds courses in drawing software first', () => {
  expect(found('drawing').slice(0, 3).toSorted()).toEqual(['Autocad', 'CoralDraw', 'Illustrator']);
});

type TypedQuery = readonly [typed: string, within: 1 | 3, ...courses: string[]];

function isAnswered([typed, within, ...expected]: TypedQuery): boolean {
  return found(typed)
    .slice(0, within)
    .some((path) => expected.includes(path));
}

function found(typed: string): readonly string[] {
  return search(searchWords(typed)).courses?.map(({ path }) => path) ?? [];
}
