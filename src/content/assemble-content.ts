import { coursesByPath, type CoursesByPath } from './checks/check-courses.ts';
import type {
  BuiltThing,
  Catalogue,
  Content,
  Course,
  CourseLink,
  ModulePoint,
  RegisterContext,
  Ways,
} from './content.ts';
import type { ContentValues } from './files/content-files.ts';
import { courseNames, courseSummary } from './course-texts.ts';
import { courseFacts, type CourseFacts } from './schemas/course.ts';
import type { Internship } from './schemas/internship.ts';
import { registerDate } from '../register/certificates/dates.ts';
import { type CourseFile, textAfterMark } from './files/parse-course-file.ts';

/** Assembles the content as pages use it. The files must have no faults. `today` is a date such as `2026-12-07`. */
export function assembleContent(
  { captions, galleryCaptions, ...values }: ContentValues,
  courseFiles: readonly CourseFile[],
  today: string,
): Content {
  const index = coursesByPath(courseFiles);
  const folders = Object.entries({ pictures: captions, gallery: galleryCaptions });
  const pictures = folders.flatMap(([folder, descriptions]) =>
    Object.entries(descriptions).map(([name, alt]) => [`${folder}/${name}`, alt] as const),
  );
  const catalogue = assembleCatalogue(values, index, today);
  const courses = catalogue.groups.flatMap((group) => group.courses);
  return {
    ...values,
    internship: withoutPastStarts(values.internship, today),
    catalogue,
    courses,
    built: assembleBuilt(values.home.built.cards, courses),
    ways: assembleWays(values.ways, index),
    pictures: new Map(pictures),
  };
}

function assembleCatalogue(
  { catalogue, site }: Pick<ContentValues, 'catalogue' | 'site'>,
  index: CoursesByPath,
  today: string,
): Catalogue {
  const listed = Object.values(catalogue.groups).flatMap(({ courses }) => courses);
  const unlisted = new Set(index.values()).difference(
    new Set(listed.map((path) => index.get(path))),
  );
  const named = Object.entries(catalogue.groups).map(([id, group]) => ({ id, ...group }));
  const all = [...named, { id: ungrouped, ...catalogue.more, courses: [] }];
  const groups = all.map(({ id, courses, ...words }) => {
    // A course that the catalogue does not list comes last in the group named in its file, or else below all groups.
    const others = [...unlisted].filter(({ group = ungrouped }) => group === id);
    const paths = [...courses, ...others.map((course) => course.path)];
    const assembled = paths.flatMap((path) => {
      const file = index.get(path);
      if (file?.value === undefined) return [];
      const { title, tile = title, alias: tilePath = path } = file.value;
      const course = {
        ...file.value,
        tile,
        tilePath,
        description: file.value.description ?? courseSummary(title, file.modules, site.syllabus),
        path,
        group: id,
        facts: withoutPastBatches(courseFacts.parse(file.value), today),
        prerequisites: (file.value.prerequisites ?? []).map((one) => linksTo([one].flat(), index)),
        related: linksTo(file.value.related ?? [], index),
        ...assembleSyllabus(file, catalogue),
      };
      return [course];
    });
    return { id, ...words, courses: assembled };
  });
  return { ...catalogue, groups: groups.filter(({ courses }) => courses.length > 0) };
}

/** The ID of courses without a group. The names of groups can't have a capital letter. */
const ungrouped = 'moreCourses';

function linksTo(paths: readonly string[], index: CoursesByPath): CourseLink[] {
  return paths.flatMap((name) => {
    const { path = '', value } = index.get(name) ?? {};
    return value === undefined ? [] : [{ path, title: value.title }];
  });
}

function withoutPastBatches({ batches = [], ...facts }: CourseFacts, today: string): CourseFacts {
  const next = batches.filter(({ day }) => day >= today);
  if (next.length === 0) return facts;
  return { ...facts, batches: next.toSorted((one, other) => one.day.localeCompare(other.day)) };
}

/** Leaves out the lines about the next start whose dates have all passed. */
function withoutPastStarts(internship: Internship, today: string): Internship {
  const { facts } = internship.details;
  if (!facts?.nextStart.items) return internship;
  const isPast = (line: string) => {
    const dates = datesIn(line);
    return dates.length > 0 && dates.every((date) => date < today);
  };
  const items = facts.nextStart.items.filter((line) => !isPast(line));
  const nextStart = { ...facts.nextStart, items };
  return {
    ...internship,
    details: { ...internship.details, facts: { ...facts, nextStart } },
  };
}

/** The dates with their years in a sentence, such as `2027-06-01` in "Monday, 1 June 2027, 7 to 9 am". */
function datesIn(text: string): string[] {
  const written = text.matchAll(
    /\d{1,4}(?:st|nd|rd|th)?[-/., ]{1,2}(?:[a-z]{3,9}|\d{1,2})[-/., ]{1,2}\d{2,4}|[a-z]{3,9} \d{1,2}(?:st|nd|rd|th)?,? \d{4}/gi,
  );
  return Array.from(written).flatMap(([date]) => registerDate(date, 'day-first') ?? []);
}

function assembleSyllabus(file: CourseFile, { marks }: ContentValues['catalogue']) {
  const taken = new Set<string>();
  const modules = file.modules.map(({ points, ...module }, position) => ({
    id: `module-${anchorOf(module.title, taken)}`,
    number: position + 1,
    ...module,
    points: points.map((text) => markedPoint(text, marks)),
  }));
  const phases = file.phases.map(({ title, modules: own }, position) => ({
    id: `phase-${position + 1}`,
    title,
    // The modules in `own` are also in `file.modules`, as the same objects.
    modules: modules.filter((_, at) => own.some((one) => one === file.modules[at])),
  }));
  return { before: file.before, afterwards: file.afterwards, modules, phases };
}

/**
 * Makes the anchor of `heading` as GitHub does, with a number if `taken` has the anchor. Adds the result to `taken`.
 */
export function anchorOf(heading: string, taken = new Set<string>()): string {
  const plain = heading.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '');
  const anchor = plain.replaceAll(' ', '-');
  let free = anchor;
  for (let number = 1; taken.has(free); number++) free = `${anchor}-${number}`;
  taken.add(free);
  return free;
}

function markedPoint(text: string, marks: ContentValues['catalogue']['marks']): ModulePoint {
  for (const kind of ['practice', 'project'] as const) {
    const marked = textAfterMark(text, marks[kind]);
    if (marked !== undefined) return { kind, text: marked };
  }
  return { kind: 'topic', text };
}

function assembleBuilt(
  cards: ContentValues['home']['built']['cards'],
  courses: readonly Course[],
): BuiltThing[] {
  return cards.flatMap(({ show, look, exhibit, kind, number, ...card }) => {
    const course = courses.find(({ path }) => path === card.course);
    const module = course?.modules.find(({ title }) => title === card.module);
    const point = module?.points.filter((candidate) => candidate.kind === kind)[number - 1];
    if (!course || !module || !point) return [];
    const { path, title } = course;
    return [{ show, look, exhibit, kind, text: point.text, course: { path, title }, module }];
  });
}

function assembleWays({ ways, ...words }: ContentValues['ways'], index: CoursesByPath): Ways {
  return {
    ...words,
    ways: ways.map(({ id, from, goal, stops, otherwise }) => ({
      id: `start-${id}`,
      from,
      goal,
      stops: stops.flatMap(({ course, text }) =>
        linksTo([course], index).map((link) => ({ ...link, text })),
      ),
      otherwise: otherwise.map(({ text, courses }) => withLinks(text, linksTo(courses, index))),
    })),
  };
}

function withLinks(text: string, links: readonly CourseLink[]): (string | CourseLink)[] {
  return text
    .split(/\{(\d+)\}/)
    .flatMap((part, position) => (position % 2 === 0 ? part : (links[Number(part) - 1] ?? [])));
}

/** Returns the content that the check of a register needs. */
export function registerContext({
  courses,
  register,
  validator,
}: Pick<Content, 'register' | 'validator'> & {
  readonly courses: readonly Pick<Course, 'path' | 'title' | 'tile' | 'alias'>[];
}): RegisterContext {
  const { valid, states } = validator;
  const sentences = Object.fromEntries(
    Object.entries({ ...states, valid }).flatMap(([kind, words]) =>
      typeof words === 'object' && 'sentence' in words ? [[kind, words.sentence]] : [],
    ),
  );
  return { ...register, courses: courses.flatMap(courseNames), sentences };
}
