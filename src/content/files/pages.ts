import type { z } from 'zod';
import { aboutSchema } from '../schemas/about.ts';
import type { Academy } from '../schemas/academy.ts';
import { catalogueSchema } from '../schemas/catalogue.ts';
import { gallerySchema } from '../schemas/gallery.ts';
import { homeSchema } from '../schemas/home.ts';
import { internshipSchema } from '../schemas/internship.ts';
import { notFoundSchema } from '../schemas/not-found.ts';
import { privacySchema } from '../schemas/privacy.ts';
import type { PageHead } from '../schemas/text.ts';
import { validatorSchema } from '../schemas/validator.ts';

const inMenu = { listedIn: 'menu', inSitemap: true, hasSharePicture: true } as const;
const besideCopyright = {
  listedIn: 'copyright line',
  inSitemap: true,
  hasSharePicture: true,
} as const;
const nowhere = { inSitemap: false, hasSharePicture: false };

/**
 * Every page that has a file in `content/` to itself, in the order of the menu. The menu, the breadcrumbs, the check
 * of links, the sitemap, the share pictures, the desk's list and the tests' list of routes all come from this table. A
 * course's page comes from its file in `content/courses/`.
 */
export const pages = {
  home: page({
    path: '/',
    file: 'home.yaml',
    deskLabel: 'Home',
    schema: homeSchema,
    heading: ({ hero }) => hero.headline,
    ...inMenu,
  }),
  about: page({
    path: '/about',
    file: 'about.yaml',
    deskLabel: 'About',
    schema: aboutSchema,
    heading: ({ hero }) => hero.headline,
    ...inMenu,
  }),
  catalogue: page({
    path: '/courses',
    file: 'courses.yaml',
    deskLabel: 'Courses: the list and its order',
    schema: catalogueSchema,
    heading: ({ hero }) => hero.headline,
    ...inMenu,
  }),
  internship: page({
    path: '/internShips',
    file: 'internship.yaml',
    deskLabel: 'Internship',
    schema: internshipSchema,
    heading: ({ hero }) => hero.headline,
    ...inMenu,
  }),
  gallery: page({
    path: '/gallery',
    file: 'gallery.yaml',
    deskLabel: 'Gallery',
    schema: gallerySchema,
    heading: (_, academy) => academy.name,
    ...inMenu,
  }),
  validator: page({
    path: '/SearchById',
    file: 'validator.yaml',
    deskLabel: 'Certificate validator',
    schema: validatorSchema,
    heading: ({ heading }) => heading,
    ...inMenu,
  }),
  privacy: page({
    path: '/privacy',
    file: 'privacy.yaml',
    deskLabel: 'Privacy',
    schema: privacySchema,
    heading: ({ hero }) => hero.headline,
    ...besideCopyright,
  }),
  notFound: page({
    path: '/404',
    file: 'not-found.yaml',
    deskLabel: 'Page not found',
    schema: notFoundSchema,
    heading: ({ heading }) => heading,
    ...nowhere,
  }),
};

/** A list of pages that every page shows. */
export type PageList = 'menu' | 'copyright line';

/** A row of the table. */
export interface PageRow<Schema extends z.ZodType<PageHead>> {
  /** The page's address; its shell in `src/pages/` has the same name. */
  readonly path: string;
  /** The file below `content/` that holds its words. */
  readonly file: string;
  /** What the desk calls it. */
  readonly deskLabel: string;
  readonly schema: Schema;
  /** The page's `h1`, for the share picture. */
  heading(words: z.output<Schema>, academy: Academy): string;
  /** Where every page links to it: in menu and footer, or only beside the copyright; undefined for nowhere. */
  readonly listedIn?: PageList;
  readonly inSitemap: boolean;
  readonly hasSharePicture: boolean;
}

/** Lets the type of `heading` follow from the schema. */
function page<Schema extends z.ZodType<PageHead>>(row: PageRow<Schema>): PageRow<Schema> {
  return row;
}
