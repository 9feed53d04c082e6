/** A tile's name and its course's path, as the product's specification lists them. */
type Tile = readonly [name: string, path: string];

/** The pages of the header menu: what the link says and where it leads. */
export const menu = [
  ['Home', '/'],
  ['About', '/about'],
  ['Courses', '/courses'],
  ['Internship', '/internShips'],
  ['Gallery', '/gallery'],
  ['Validator', '/SearchById'],
] as const;

/** The catalogue's three groups of tiles. */
export const tileGroups: readonly (readonly Tile[])[] = [
  [
    ['Data Science', 'dataSci'],
    ['Full Stack Java', 'javaFullStack'],
    ['Full Stack Web Development', 'MERN full stack web dev'],
    ['Android Development', 'Flutter DEV'],
    ['Cyber Security', 'Cyber Security'],
    ['Ethical Hacking', 'Ethical_Hacking'],
    ['Software Testing', 'SoftwareTesting'],
    ['Hardware and Networking', 'Hardware and Networking'],
  ],
  [
    ['C', 'C'],
    ['C++', 'Cpp'],
    ['Core Java', 'Core_Java'],
    ['Python', 'Python'],
    ['C#', 'Chash'],
    ['HTML', 'html'],
    ['CSS', 'CSS'],
    ['Javascript', 'Java Script'],
    ['ReactJS', 'ReactJS'],
    ['NodeJS', 'nodejs'],
    ['AngularJS', 'Angular'],
    ['PHP', 'PHP'],
    ['ASP.NET', 'ASP'],
    ['SQL', 'SQL'],
    ['MySQL', 'Mysql'],
    ['MongoDB', 'MongoDB'],
  ],
  [
    ['Adobe PhotoShop', 'Adobe_PhotoShop'],
    ['Adobe Illustrator', 'Illustrator'],
    ['Adobe InDesign', 'Adobe_InDesign'],
    ['Autocad', 'Autocad'],
    ['Coraldraw', 'CoralDraw'],
  ],
];

/** The tile "Coraldraw" leads to a second address of this course. */
export const alias = { of: 'CorelDraw', path: 'CoralDraw' };

/** The paths of the 29 courses, as they are under `/courses/`. */
export const coursePaths = tileGroups
  .flat()
  .map(([, path]) => (path === alias.path ? alias.of : path));

/** Every address of the site, as a browser requests it. */
export const routes = [
  ...menu.map(([, path]) => path),
  ...coursePaths.map(courseAddress),
  courseAddress(alias.path),
];

/** `/courses/Java%20Script` for `Java Script`. */
export function courseAddress(path: string): string {
  return encodeURI(`/courses/${path}`);
}
