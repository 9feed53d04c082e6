import type { Content } from './content.ts';

/** A page that search engines should find. */
export interface SitePage {
  /** Its own path, such as `/courses/Java Script`. */
  readonly path: string;
  readonly heading: string;
  readonly description: string;
  /** What kind of page it is, where the heading does not say so. */
  readonly topic?: string;
}

/** Every page but the one for a wrong address; an alias is no page of its own. */
export function sitePages(content: Content): SitePage[] {
  const { academy, home, about, catalogue, internship, gallery, validator, courses, site } =
    content;
  const { modules, levels } = site.syllabus;
  const pages = [
    { path: '/', heading: home.hero.headline, description: home.description },
    { path: '/about', heading: about.hero.headline, description: about.description },
    { path: '/courses', heading: catalogue.hero.headline, description: catalogue.description },
    {
      path: '/internShips',
      heading: internship.hero.headline,
      description: internship.description,
    },
    { path: '/gallery', heading: academy.name, description: gallery.description },
    { path: '/SearchById', heading: validator.heading, description: validator.description },
  ];
  return [
    ...pages.map((page) => ({ ...page, ...topicOf(page, site.navigation.links) })),
    ...courses.map(({ path, title, description, level }) => ({
      path: `/courses/${path}`,
      heading: title,
      description,
      topic: `${modules} · ${levels[level]}`,
    })),
  ];
}

/** The size of the picture that stands for a page wherever its address is shared, in pixels. */
export const sharePictureSize = { width: 1200, height: 630 };

/** Where that picture is. */
export function sharePicturePath(path: string): string {
  return `/og${path === '/' ? '/home' : path}.png`;
}

/** What the menu calls the page, unless its heading says the same or it is the first one. */
function topicOf(
  { path, heading }: SitePage,
  links: Content['site']['navigation']['links'],
): Pick<SitePage, 'topic'> {
  const label = links.find(({ to }) => to === path)?.label;
  return path === '/' || label === undefined || heading.includes(label) ? {} : { topic: label };
}
