/** What a student types into the filter, and the courses of which one has to be among the first. */
export interface TypedQuery {
  readonly typed: string;
  /** Paths as on the tiles. */
  readonly courses: readonly string[];
  /** Among how many of the first. */
  readonly within: 1 | 3;
}

/** Names, slips of the finger, Hinglish, job titles and things that one wants to do or has heard of. */
export const typedQueries: readonly TypedQuery[] = [
  first('python', 'Python'),
  first('sql joins', 'SQL'),
  first('pyhton', 'Python'),
  first('java script', 'Java Script'),
  first('core java', 'Core_Java'),
  among('java', 'Core_Java'),
  first('full stack java', 'javaFullStack'),
  first('mern', 'MERN full stack web dev'),
  among('web development', 'MERN full stack web dev'),
  among('website kaise banaye', 'html', 'MERN full stack web dev'),
  first('computer hardware ka course', 'Hardware and Networking'),
  first('computer repairing', 'Hardware and Networking'),
  first('network engineer', 'Hardware and Networking'),
  first('ethical hacking kaise sikhe', 'Ethical_Hacking'),
  first('hacker banna hai', 'Ethical_Hacking'),
  first('cyber securty', 'Cyber Security'),
  first('data scientist', 'dataSci'),
  among('data analyst', 'dataSci'),
  first('machine learning', 'dataSci'),
  among('ai', 'dataSci'),
  first('mobile app developer', 'Flutter DEV'),
  first('android app kaise banaye', 'Flutter DEV'),
  first('fotoshop', 'Adobe_PhotoShop'),
  first('photo editing', 'Adobe_PhotoShop'),
  among('logo design', 'Illustrator', 'CoralDraw'),
  among('graphic designer', 'Adobe_PhotoShop', 'Illustrator', 'CoralDraw'),
  first('corel draw', 'CoralDraw'),
  first('auto cad', 'Autocad'),
  among('civil drawing', 'Autocad'),
  first('c language', 'C'),
  first('c++ programming', 'Cpp'),
  first('c sharp', 'Chash'),
  first('dot net developer', 'ASP'),
  first('react js', 'ReactJS'),
  first('anguler js', 'Angular'),
  first('node', 'nodejs'),
  among('database', 'SQL', 'Mysql', 'MongoDB'),
  first('software tester', 'SoftwareTesting'),
  first('php laravel', 'PHP'),
  among('data structures', 'C', 'Cpp', 'Core_Java'),
];

function first(typed: string, ...courses: string[]): TypedQuery {
  return { typed, courses, within: 1 };
}

function among(typed: string, ...courses: string[]): TypedQuery {
  return { typed, courses, within: 3 };
}

/**
 * The catalogue in which they are typed, since an owner's has other courses and other words for them: each course's path,
 * tile and title, and what visitors call it.
 */
export const searchedCourses = `
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
  CorelDraw | Coraldraw | CorelDRAW | drawing, graphic design, graphic designer, graphics, logo, wedding card, visiting card, flex banner, DTP
`
  .trim()
  .split('\n')
  .map((line) => {
    const [path = '', tile = '', title = '', words = ''] = line
      .split('|')
      .map((part) => part.trim());
    return { path, tile, title, words: words.split(', ').filter(Boolean) };
  });

/** Words of theirs that say nothing of a course. */
export const ignoredWords =
  'course learn in my me which is good after a i am no coding fees duration weekend batch near programming language developer engineer ka kaise banaye sikhe banna hai 12th pass fresher'.split(
    ' ',
  );
