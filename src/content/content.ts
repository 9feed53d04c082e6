import type { About } from './schemas/about.ts';
import type { Academy } from './schemas/academy.ts';
import type { CatalogueFile, GroupId } from './schemas/catalogue.ts';
import type { CourseModule, Level } from './schemas/course.ts';
import type { Gallery } from './schemas/gallery.ts';
import type { Home } from './schemas/home.ts';
import type { Internship } from './schemas/internship.ts';
import type { RegisterFaults, RegisterSettings } from './schemas/register.ts';
import type { Site } from './schemas/site.ts';
import type { ValidatorWords } from './schemas/validator.ts';

/** Everything a visitor reads, checked. */
export interface Content {
  readonly academy: Academy;
  readonly site: Site;
  readonly home: Home;
  readonly about: About;
  readonly internship: Internship;
  readonly gallery: Gallery;
  /** In the order of the captions. */
  readonly galleryPictures: readonly Picture[];
  readonly catalogue: Catalogue;
  /** In the order of the catalogue. */
  readonly courses: readonly Course[];
  /** The description of every picture by its path below `content/`. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly register: RegisterSettings;
  readonly registerFaults: RegisterFaults;
  readonly validator: ValidatorWords;
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
  readonly id: GroupId;
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
  readonly group: GroupId;
  /** The name on the tile. */
  readonly tile: string;
  /** The name on the course's own page. */
  readonly title: string;
  readonly description: string;
  readonly level: Level;
  readonly before: readonly string[];
  readonly afterwards: readonly string[];
  readonly modules: readonly CourseModule[];
  readonly related: readonly CourseLink[];
  /** The neighbours within the group. */
  readonly previous?: CourseLink;
  readonly next?: CourseLink;
}

export interface CourseLink {
  readonly path: string;
  readonly title: string;
}
