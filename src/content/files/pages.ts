import type { z } from 'zod';
import { aboutSchema } from '../schemas/about.ts';
import { catalogueSchema } from '../schemas/catalogue.ts';
import { gallerySchema } from '../schemas/gallery.ts';
import { homeSchema } from '../schemas/home.ts';
import { internshipSchema } from '../schemas/internship.ts';
import { notFoundSchema } from '../schemas/not-found.ts';
import { privacySchema } from '../schemas/privacy.ts';
import type { PageHead } from '../schemas/text.ts';
import { validatorSchema } from '../schemas/validator.ts';

/**
 * Every page whose words have their own file in `content/`, in the order of the menu. Menu, breadcrumbs, sitemap,
 * share pictures, desk and checks use this table.
 */
export const pages = {
  home: {
    path: '/',
    file: 'home.yaml',
    deskLabel: 'Home',
    schema: homeSchema,
    tells: true,
    listedIn: 'menu',
  },
  about: {
    path: '/about',
    file: 'about.yaml',
    deskLabel: 'About',
    schema: aboutSchema,
    tells: true,
    listedIn: 'menu',
  },
  catalogue: {
    path: '/courses',
    file: 'courses.yaml',
    deskLabel: 'List of courses',
    schema: catalogueSchema,
    tells: true,
    listedIn: 'menu',
  },
  internship: {
    path: '/internShips',
    file: 'internship.yaml',
    deskLabel: 'Internship',
    schema: internshipSchema,
    tells: true,
    listedIn: 'menu',
  },
  gallery: {
    path: '/gallery',
    file: 'gallery.yaml',
    deskLabel: 'Gallery',
    schema: gallerySchema,
    tells: true,
    listedIn: 'menu',
  },
  validator: {
    path: '/SearchById',
    file: 'validator.yaml',
    deskLabel: 'Certificate validator',
    schema: validatorSchema,
    listedIn: 'menu',
  },
  privacy: {
    path: '/privacy',
    file: 'privacy.yaml',
    deskLabel: 'Privacy',
    schema: privacySchema,
    listedIn: 'copyright line',
  },
  notFound: {
    path: '/404',
    file: 'not-found.yaml',
    deskLabel: 'Page not found',
    schema: notFoundSchema,
  },
} as const satisfies Record<string, PageRow>;

/** `menu` is in the header and the footer of every page, `copyright line` only in the footer. */
export type PageList = 'menu' | 'copyright line';

interface PageRow {
  /** The address, which is also the name of the shell in `src/pages/`. */
  readonly path: string;
  /** Below `content/`. */
  readonly file: string;
  /** The file's name on the desk. */
  readonly deskLabel: string;
  readonly schema: z.ZodType<PageHead>;
  /** As in the table of content files. */
  readonly tells?: true;
  /** The sitemap leaves out pages that are in no list. */
  readonly listedIn?: PageList;
}
