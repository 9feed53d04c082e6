import { indexCourses, type CourseIndex } from './checks/check-courses.ts';
import type { ContentValues } from './files/content-files.ts';
import { courseSummary } from './course-texts.ts';
import { courseFacts, type CourseFacts } from './schemas/course.ts';
import type { CourseFile } from './files/parse-course-file.ts';

/** Everything a visitor reads, checked: what the YAML files hold, the courses and the pictures. */
export type Content = ReturnType<typeof assembleContent>;

/** The catalogue page; its groups hold tiles where the file holds paths. */
export type Catalogue = ReturnType<typeof assembleCatalogue>;
export type Tile = Catalogue['groups'][number]['tiles'][number];

/** A course: what its file says, with links where that names other courses. */
export type Course = Tile['course'];

/** One step of a syllabus. */
export type CourseModule = Course['modules'][number];

/** A line of a module: something that is taught, or something that one builds; without the mark of that. */
export type ModulePoint = CourseModule['points'][number];

/** Some modules that follow each other and have one aim. */
export type CoursePhase = Course['phases'][number];

export interface CourseLink {
  readonly path: string;
  readonly title: string;
}

/** "Where do I start?" */
export type Ways = ReturnType<typeof assembleWays>;

/** A practice or project as a card that leads to its module. */
export type BuiltThing = ReturnType<typeof assembleBuilt>[number];

/** The content as the pages use it on the date `today`, as `2026-12-07`, made of files without a fault. */
export function assembleContent(
  { captions, galleryCaptions, ...values }: ContentValues,
  courseFiles: readonly CourseFile[],
  today: string,
) {
  const index = indexCourses(courseFiles);
  const pictures = [
    ...descriptionsIn('pictures', captions),
    ...descriptionsIn('gallery', galleryCaptions),
  ];
  const catalogue = assembleCatalogue(values, index, today);
  const courses = catalogue.groups.flatMap(({ tiles }) => tiles.map(({ course }) => course));
  return {
    ...values,
    catalogue,
    /** In the order of the catalogue. */
    courses,
    /** The practices and projects that Home shows. */
    built: assembleBuilt(values.home.built.cards, courses),
    ways: assembleWays(values.ways, index),
    /** The description of every picture by its path below `content/`. */
    pictures: new Map<string, string>(pictures),
  };
}

function descriptionsIn(folder: string, captions: Record<string, string>) {
  return Object.entries(captions).map(([name, alt]) => [`${folder}/${name}`, alt] as const);
}

function assembleCatalogue(
  { catalogue, site }: Pick<ContentValues, 'catalogue' | 'site'>,
  index: CourseIndex,
  today: string,
) {
  const listed = Object.values(catalogue.groups).flatMap(({ courses }) => courses);
  const unlisted = new Set(index.values()).difference(
    new Set(listed.map((path) => index.get(path))),
  );
  const lastGroup = Object.keys(catalogue.groups).at(-1);
  const groups = Object.entries(catalogue.groups).map(([id, { courses, ...words }]) => {
    // Last come those that name the group, and that no list does; in the last group, those that name none.
    const others = [...unlisted].filter((course) => (course.group ?? lastGroup) === id);
    const paths = [...courses, ...others.map((course) => course.path)];
    const tiles = paths.flatMap((path) => {
      const file = index.get(path);
      if (file?.value === undefined) return [];
      const { title, tile: name = title } = file.value;
      const course = {
        ...file.value,
        tile: name,
        description: file.value.description ?? courseSummary(title, file.modules, site.syllabus),
        /** The canonical path below `/courses/`. */
        path: file.path,
        group: id,
        /** What only the owner knows, as far as it is known. */
        facts: withoutPastBatch(courseFacts.parse(file.value), today),
        /** The courses needed before; of those in an inner list one is enough. */
        prerequisites: (file.value.prerequisites ?? []).map((one) => linksTo([one].flat(), index)),
        related: linksTo(file.value.related ?? [], index),
        ...assembleSyllabus(file, catalogue),
      };
      return [{ name, path, course }];
    });
    return { id, ...words, tiles };
  });
  return { ...catalogue, groups };
}

function linksTo(paths: readonly string[], index: CourseIndex): CourseLink[] {
  return paths.flatMap((name) => {
    const { path = '', value } = index.get(name) ?? {};
    return value === undefined ? [] : [{ path, title: value.title }];
  });
}

function withoutPastBatch({ nextBatch, ...facts }: CourseFacts, today: string): CourseFacts {
  return nextBatch === undefined || nextBatch < today ? facts : { ...facts, nextBatch };
}

function assembleSyllabus(file: CourseFile, { marks }: ContentValues['catalogue']) {
  const taken = new Set<string>();
  const modules = file.modules.map(({ points, ...module }, position) => ({
    /** Its anchor on the course's page, made of its title. */
    id: `module-${anchorOf(module.title, taken)}`,
    /** Its place in the course, from 1. */
    number: position + 1,
    ...module,
    points: points.map((text) => markedPoint(text, marks)),
  }));
  let from = 0;
  const phases = file.phases.map(({ title, modules: { length } }, position) => {
    const phase = modules.slice(from, (from += length));
    return { id: `phase-${position + 1}`, title, modules: phase };
  });
  return { before: file.before, afterwards: file.afterwards, modules, phases };
}

/** The anchor of a heading, as GitHub makes it; it ends with a number where another before it, in `taken`, has the same. */
export function anchorOf(heading: string, taken: Set<string>): string {
  const plain = heading.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '');
  const anchor = plain.replaceAll(' ', '-');
  let free = anchor;
  for (let number = 1; taken.has(free); number++) free = `${anchor}-${number}`;
  taken.add(free);
  return free;
}

function markedPoint(text: string, marks: ContentValues['catalogue']['marks']) {
  const kind = (['practice', 'project'] as const).find((one) => text.startsWith(`${marks[one]}:`));
  if (kind === undefined) return { kind: 'topic' as const, text };
  return { kind, text: text.slice(marks[kind].length + 1).trim() };
}

function assembleBuilt(cards: ContentValues['home']['built']['cards'], courses: readonly Course[]) {
  return cards.flatMap(({ show, look, exhibit, kind, number, ...card }) => {
    const course = courses.find(({ path, alias }) => [path, alias].includes(card.course));
    const module = course?.modules.find(({ title }) => title === card.module);
    const point = module?.points.filter((candidate) => candidate.kind === kind)[number - 1];
    if (!course || !module || !point) return [];
    const { path, title } = course;
    return [{ show, look, exhibit, kind, text: point.text, course: { path, title }, module }];
  });
}

function assembleWays({ ways, ...words }: ContentValues['ways'], index: CourseIndex) {
  return {
    ...words,
    ways: ways.map(({ id, from, goal, stops, otherwise }) => ({
      /** Its anchor on the catalogue's page. */
      id: `start-${id}`,
      from,
      goal,
      stops: stops.flatMap(({ course, text }) =>
        linksTo([course], index).map((link) => ({ ...link, text })),
      ),
      /** Other choices, each a sentence with links to courses. */
      otherwise: otherwise.map(({ text, courses }) => withLinks(text, linksTo(courses, index))),
    })),
  };
}

/** The sentence in parts: what is between its blanks, and a link for each of them. */
function withLinks(text: string, links: readonly CourseLink[]): (string | CourseLink)[] {
  return text
    .split(/\{(\d+)\}/)
    .flatMap((part, position) => (position % 2 === 0 ? part : (links[Number(part) - 1] ?? [])));
}

/** What the content says that a register is checked against. */
export function registerContext({
  courses,
  register,
}: Pick<Content, 'register'> & {
  readonly courses: readonly Pick<Course, 'path' | 'title' | 'tile' | 'alias'>[];
}) {
  const names = courses.map(({ path, title, tile, alias = [] }) => [title, tile, path, alias]);
  return { ...register, courses: names.flat(2) };
}
