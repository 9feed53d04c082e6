import type { ContentValues } from './files/content-files.ts';
import type { CourseFacts, Level } from './schemas/course.ts';
import type { RegisterSettings } from './schemas/register.ts';

/** Everything a visitor reads, checked: what the YAML files hold, the courses and the pictures. */
export interface Content extends Omit<
  ContentValues,
  'captions' | 'galleryCaptions' | 'catalogue' | 'ways'
> {
  readonly catalogue: Catalogue;
  /** In the order of the catalogue. */
  readonly courses: readonly Course[];
  /** The practices and projects that Home shows. */
  readonly built: readonly BuiltThing[];
  readonly ways: Ways;
  /** The description of every picture by its path below `content/`. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** The catalogue page; its groups hold tiles where the file holds paths. */
export interface Catalogue extends Omit<ContentValues['catalogue'], 'groups'> {
  readonly groups: readonly CatalogueGroup[];
}

export interface CatalogueGroup {
  /** Its anchor on the page. */
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  /** Below `content/`. */
  readonly picture: string;
  readonly tiles: readonly Tile[];
}

/** What leads to a course in the catalogue. */
export interface Tile {
  readonly name: string;
  /** Below `/courses/`: the one that the catalogue names, which may be an alias. */
  readonly path: string;
  readonly course: Course;
}

/** A course: what its file says, with links where that names other courses. */
export interface Course {
  /** The canonical path below `/courses/`. */
  readonly path: string;
  /** Another path that leads to the same page. */
  readonly alias?: string | undefined;
  readonly title: string;
  /** Its name on its tile: the title, where the file has no other. */
  readonly tile: string;
  /** What one can do afterwards, for the tile. */
  readonly promise?: string | undefined;
  /** Of search results; where the file has none, it names the modules. */
  readonly description: string;
  readonly level?: Level | undefined;
  /** The ID of the catalogue's group that holds it. */
  readonly group: string;
  /** What only the owner knows, as far as it is known; without a batch that has begun. */
  readonly facts: CourseFacts;
  /** The courses needed before; of those in an inner list one is enough. */
  readonly prerequisites: readonly (readonly CourseLink[])[];
  readonly related: readonly CourseLink[];
  /** What one should know before, each a line. */
  readonly before: readonly string[];
  /** What one can do afterwards, each a line. */
  readonly afterwards: readonly string[];
  /** All modules in their order. */
  readonly modules: readonly CourseModule[];
  /** The same modules in groups; none where the file has no phases. */
  readonly phases: readonly CoursePhase[];
}

/** One step of a syllabus. */
export interface CourseModule {
  /** Its anchor on the course's page, made of its title. */
  readonly id: string;
  /** Its place in the course, from 1. */
  readonly number: number;
  readonly title: string;
  /** What it is for, in a line. */
  readonly purpose?: string;
  readonly points: readonly ModulePoint[];
}

/** A line of a module: something that is taught, or something that one builds. */
export interface ModulePoint {
  readonly kind: 'topic' | 'practice' | 'project';
  /** Without the mark of a practice or project. */
  readonly text: string;
}

/** Some modules that follow each other and have one aim. */
export interface CoursePhase {
  /** Its anchor on the course's page. */
  readonly id: string;
  readonly title: string;
  readonly modules: readonly CourseModule[];
}

export interface CourseLink {
  /** Below `/courses/`. */
  readonly path: string;
  readonly title: string;
}

/** "Where do I start?" */
export interface Ways extends Omit<ContentValues['ways'], 'ways'> {
  readonly ways: readonly Way[];
}

/** A row of courses that leads to a job. */
export interface Way {
  /** Its anchor on the catalogue's page. */
  readonly id: string;
  /** Where the student is now. */
  readonly from: string;
  /** The kind of work that it prepares for. */
  readonly goal: string;
  /** The courses in their order, and what one does there. */
  readonly stops: readonly (CourseLink & { readonly text: string })[];
  /** Other choices, each a sentence with links to courses. */
  readonly otherwise: readonly (readonly (string | CourseLink)[])[];
}

/** A practice or project as a card that leads to its module. */
export interface BuiltThing extends Pick<BuiltCard, 'show' | 'look' | 'exhibit'> {
  readonly kind: 'practice' | 'project';
  readonly text: string;
  readonly course: CourseLink;
  readonly module: CourseModule;
}

type BuiltCard = ContentValues['home']['built']['cards'][number];

/** What the content says that a register is checked against. */
export interface RegisterContext extends RegisterSettings {
  /** Every name and path of every course. */
  readonly courses: readonly string[];
}
