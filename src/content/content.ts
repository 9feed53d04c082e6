import type { ContentValues } from './files/content-files.ts';
import type { CourseChoices, CourseFacts } from './schemas/course.ts';
import type { RegisterSettings } from './schemas/register.ts';

/** Everything that a visitor reads: the checked YAML files, courses and pictures. */
export interface Content extends Omit<
  ContentValues,
  'captions' | 'galleryCaptions' | 'catalogue' | 'ways'
> {
  readonly catalogue: Catalogue;
  /** In the order of the catalogue. */
  readonly courses: readonly Course[];
  /** The practices and projects that the home page shows. */
  readonly built: readonly BuiltThing[];
  readonly ways: Ways;
  /** The description of each picture, by path below `content/`. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** The catalogue page, with courses instead of the paths in the file. */
export interface Catalogue extends Omit<ContentValues['catalogue'], 'groups'> {
  readonly groups: readonly CatalogueGroup[];
}

interface CatalogueGroup {
  /** The group's anchor on the page. */
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  /** The picture's path below `content/`. Courses that are in no group have none. */
  readonly picture?: string;
  readonly courses: readonly Course[];
}

export interface Course extends CourseChoices {
  /** The main path below `/courses/`. */
  readonly path: string;
  /** Another path below `/courses/` that leads to the course's page. */
  readonly alias?: string | undefined;
  readonly title: string;
  /** The name on the tile: by default the title. */
  readonly tile: string;
  /** Where the tile leads, below `/courses/`: to the alias, if there is one. */
  readonly tilePath: string;
  /** What students can do after the course, for the tile. */
  readonly promise?: string | undefined;
  /** The text in search results. By default, this text names the modules. */
  readonly description: string;
  /** The ID of the group in the catalogue. */
  readonly group: string;
  /** The facts that the owner has given. Batches that have begun are left out, and the earliest comes first. */
  readonly facts: CourseFacts;
  /** Courses that students need first. One course of each inner list is enough. */
  readonly prerequisites: readonly (readonly CourseLink[])[];
  readonly related: readonly CourseLink[];
  /** What students should know before the course. */
  readonly before: readonly string[];
  /** What students can do after the course. */
  readonly afterwards: readonly string[];
  readonly modules: readonly CourseModule[];
  /** The modules grouped by phase; empty if the course has no phases. */
  readonly phases: readonly CoursePhase[];
}

export interface CourseModule {
  /** The module's anchor on the course's page, made from its title. */
  readonly id: string;
  /** The place in the course, counted from 1. */
  readonly number: number;
  readonly title: string;
  /** In one line. */
  readonly purpose?: string;
  readonly points: readonly ModulePoint[];
}

export interface ModulePoint {
  readonly kind: 'topic' | 'practice' | 'project';
  /** Without the mark of a practice or project. */
  readonly text: string;
}

export interface CoursePhase {
  /** The phase's anchor on the course's page. */
  readonly id: string;
  readonly title: string;
  readonly modules: readonly CourseModule[];
}

export interface CourseLink {
  /** Below `/courses/`. */
  readonly path: string;
  readonly title: string;
}

/** The part "Where do I start?" of the pages Home and Courses. */
export interface Ways extends Omit<ContentValues['ways'], 'ways'> {
  readonly ways: readonly Way[];
}

/** A row of courses that leads to a job. */
interface Way {
  /** The way's anchor on the catalogue's page. */
  readonly id: string;
  /** The student's situation, such as "You like to draw". */
  readonly from: string;
  /** The kind of work that the way prepares for. */
  readonly goal: string;
  /** The courses of the way in order, each with what students do there. */
  readonly stops: readonly (CourseLink & { readonly text: string })[];
  /** Other choices for the students of the way: for each, a sentence with links to courses. */
  readonly otherwise: readonly (readonly (string | CourseLink)[])[];
}

/** A card of the home page about a practice or project, with a link to its module. */
export interface BuiltThing extends Pick<BuiltCard, 'show' | 'look' | 'exhibit'> {
  readonly kind: 'practice' | 'project';
  readonly text: string;
  readonly course: CourseLink;
  readonly module: CourseModule;
}

type BuiltCard = ContentValues['home']['built']['cards'][number];

export interface RegisterContext extends RegisterSettings {
  /** All names and paths of all courses. */
  readonly courses: readonly string[];
  /** The validator's sentence for each state of a certificate. */
  readonly sentences: Readonly<Record<string, string>>;
}
