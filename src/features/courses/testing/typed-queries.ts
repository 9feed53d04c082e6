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
