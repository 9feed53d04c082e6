import type { ContentValues } from './files/content-files.ts';
import type { CatalogueFile } from './schemas/catalogue.ts';
import type { CourseFacts } from './schemas/course-facts.ts';
import type { BuiltCard } from './schemas/home.ts';
import type { Level } from './schemas/course.ts';
import type { WaysFile } from './schemas/ways.ts';

/** Everything a visitor reads, checked: what the YAML files hold, the courses and the pictures. */
export interface Content extends Omit<
  ContentValues,
  'catalogue' | 'ways' | 'captions' | 'galleryCaptions'
> {
  readonly ways: Ways;
  /** The practices and projects that Home shows. */
  readonly built: readonly BuiltThing[];
  /** In the order of the captions. */
  readonly galleryPictures: readonly Picture[];
  readonly catalogue: Catalogue;
  /** In the order of the catalogue. */
  readonly courses: readonly Course[];
  /** The description of every picture by its path below `content/`. */
  readonly pictures: ReadonlyMap<string, string>;
}

export interface Picture {
  /** The path below `content/`, such as `gallery/lab-aisle.jpg`. */
  readonly file: string;
  readonly alt: string;
}

/** The catalogue page; its groups hold tiles where the file holds paths. */
export interface Catalogue extends Omit<CatalogueFile, 'groups'> {
  readonly groups: readonly CatalogueGroup[];
}

export interface CatalogueGroup {
  /** Its anchor on the page. */
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  readonly picture: string;
  readonly tiles: readonly Tile[];
}

export interface Tile {
  readonly name: string;
  /** As listed: the course's path or its alias. */
  readonly path: string;
  readonly course: Course;
}

export interface Course {
  /** The canonical path below `/courses/`. */
  readonly path: string;
  /** A second path that shows the same page. */
  readonly alias?: string;
  readonly group: string;
  /** The name on the tile. */
  readonly tile: string;
  /** The course's name everywhere else. */
  readonly title: string;
  /** What students can do after it, in one line. */
  readonly promise?: string;
  readonly description: string;
  /** Where one starts. */
  readonly level: Level;
  /** What only the owner knows, as far as it is known. */
  readonly facts: CourseFacts;
  /** The courses needed before; of those in an inner list one is enough. */
  readonly prerequisites: readonly (readonly CourseLink[])[];
  readonly before: readonly string[];
  readonly afterwards: readonly string[];
  /** All modules in their order, whatever their phase. */
  readonly modules: readonly CourseModule[];
  /** The same modules in groups; none where the course has no phases. */
  readonly phases: readonly CoursePhase[];
  readonly related: readonly CourseLink[];
  /** The neighbours within the group. */
  readonly previous?: CourseLink;
  readonly next?: CourseLink;
}

/** Some modules that follow each other and have one aim. */
export interface CoursePhase {
  /** Its anchor on the course's page. */
  readonly id: string;
  readonly title: string;
  readonly modules: readonly CourseModule[];
}

/** One step of a syllabus. */
export interface CourseModule {
  /** Its anchor on the course's page, made of its title. */
  readonly id: string;
  /** Its place in the course, from 1. */
  readonly number: number;
  readonly title: string;
  /** What it is for, where its title does not say so. */
  readonly purpose?: string;
  readonly points: readonly ModulePoint[];
}

/** A line of a module: something that is taught, or something that one builds. */
export interface ModulePoint {
  readonly kind: 'topic' | 'practice' | 'project';
  /** As written, without the mark of a practice or project. */
  readonly text: string;
}

export interface CourseLink {
  readonly path: string;
  readonly title: string;
}

/** "Where do I start?" */
export interface Ways extends Omit<WaysFile, 'ways'> {
  readonly ways: readonly Way[];
}

/** From where a visitor is now to a kind of work. */
export interface Way {
  /** Its anchor on the catalogue's page. */
  readonly id: string;
  readonly from: string;
  readonly goal: string;
  readonly stops: readonly WayStop[];
  /** Other choices, each a sentence with links to courses. */
  readonly otherwise: readonly (readonly (string | CourseLink)[])[];
}

export interface WayStop extends CourseLink {
  readonly text: string;
  /** Whether it needs no other course of ours before. */
  readonly canBegin: boolean;
}

/** A practice or project as a card that leads to its module. */
export interface BuiltThing extends Pick<BuiltCard, 'show' | 'look' | 'kind'> {
  readonly text: string;
  readonly course: CourseLink;
  readonly module: Pick<CourseModule, 'id' | 'number'>;
}
