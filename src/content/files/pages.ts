import type { z } from 'zod';
import { aboutSchema } from '../schemas/about.ts';
import type { Academy } from '../schemas/academy.ts';
import { catalogueSchema } from '../schemas/catalogue.ts';
import { gallerySchema } from '../schemas/gallery.ts';
import { homeSchema } from '../schemas/home.ts';
import { internshipSchema } from '../schemas/internship.ts';
import { notFoundSchema } from '../schemas/not-found.ts';
import type { PageHead } from '../schemas/text.ts';
import { validatorSchema } from '../schemas/validator.ts';

const everywhere = { inMenu: true, inSitemap: true, hasSharePicture: true };
const nowhere = { inMenu: false, inSitemap: false, hasSharePicture: false };

/**
 * Every page that has a file in `content/` to itself, in the order of the menu. The menu, the breadcrumbs, the check
 * of links, the sitemap, the share pictures and the tests' list of routes all come from this table. A course's page
 * comes from its file in `content/courses/`.
 */
export const pages = {
  home: page({
    path: '/',
    file: 'home.yaml',
    schema: homeSchema,
    heading: ({ hero }) => hero.headline,
    ...everywhere,
  }),
  about: page({
    path: '/about',
    file: 'about.yaml',
    schema: aboutSchema,
    heading: ({ hero }) => hero.headline,
    ...everywhere,
  }),
  catalogue: page({
    path: '/courses',
    file: 'courses.yaml',
    schema: catalogueSchema,
    heading: ({ hero }) => hero.headline,
    ...everywhere,
  }),
  internship: page({
    path: '/internShips',
    file: 'internship.yaml',
    schema: internshipSchema,
    heading: ({ hero }) => hero.headline,
    ...everywhere,
  }),
  gallery: page({
    path: '/gallery',
    file: 'gallery.yaml',
    schema: gallerySchema,
    heading: (_, academy) => academy.name,
    ...everywhere,
  }),
  validator: page({
    path: '/SearchById',
    file: 'validator.yaml',
    schema: validatorSchema,
    heading: ({ heading }) => heading,
    ...everywhere,
  }),
  notFound: page({
    path: '/404',
    file: 'not-found.yaml',
    schema: notFoundSchema,
    heading: ({ heading }) => heading,
    ...nowhere,
  }),
};

/** A row of the table. */
export interface PageRow<Schema extends z.ZodType<PageHead>> {
  /** The page's address; its shell in `src/pages/` has the same name. */
  readonly path: string;
  /** The file below `content/` that holds its words. */
  readonly file: string;
  readonly schema: Schema;
  /** The page's `h1`, for the share picture. */
  heading(words: z.output<Schema>, academy: Academy): string;
  readonly inMenu: boolean;
  readonly inSitemap: boolean;
  readonly hasSharePicture: boolean;
}

/** Lets the type of `heading` follow from the schema. */
function page<Schema extends z.ZodType<PageHead>>(row: PageRow<Schema>): PageRow<Schema> {
  return row;
}
