import { responsivePicture } from '../../../../src/content/pictures/responsive-picture.ts';
import { levels } from '../../../../src/content/schemas/course.ts';
import { picturesPerRow } from '../../../../src/content/schemas/gallery.ts';
import { registerUrl } from '../../../../src/content/schemas/register.ts';
import { content } from '../../../../src/content/site-content.ts';
import { menuLinks, sitePages } from '../../../../src/content/site-pages.ts';
import { inRows } from '../../../../src/features/gallery/in-rows.ts';
import { visitorSentences } from '../../../../src/features/validator/visitor-sentences.ts';
import { waysToAsk } from '../../../../src/features/validator/ways-to-ask.ts';

/** What the page shells in `src/pages/` hand to the React components. */
export type PageProps = Awaited<ReturnType<typeof pageProps>>;

/** Computes it as they do; nothing but a build of Astro can, since the pictures are made by it. */
export async function pageProps() {
  const { academy, site, home, about, internship, gallery, galleryPictures } = content;
  const contact = waysToAsk(academy);
  return {
    academy,
    site,
    menu: menuLinks(content),
    sitePages: sitePages(content),
    notFound: content.notFound,
    home,
    homePictures: {
      hero: await responsivePicture(home.hero.picture),
      services: await responsivePicture(home.services.picture),
      cards: await Promise.all(home.courses.cards.map(({ picture }) => responsivePicture(picture))),
    },
    about,
    aboutHero: await responsivePicture(about.hero.picture),
    aboutPictures: await Promise.all(
      Object.values(about.sections)
        .flatMap(({ picture }) => picture ?? [])
        .map(async (path) => [path, await responsivePicture(path)] as const),
    ),
    internship,
    internshipHero: await responsivePicture(internship.hero.picture),
    internshipCare: await responsivePicture(internship.careCenter.picture),
    gallery,
    galleryRows: inRows(
      await Promise.all(galleryPictures.map(({ file }) => responsivePicture(file))),
      picturesPerRow,
    ),
    catalogue: await catalogueProps(),
    contact,
    validator: {
      words: content.validator,
      faults: visitorSentences(content.registerFaults),
      contact,
      academyName: academy.name,
      settings: { url: registerUrl(content.register), columns: content.register.columns },
    },
  };
}

async function catalogueProps() {
  const { catalogue, courses, site } = content;
  const groups = await Promise.all(
    catalogue.groups.map(async ({ tiles, ...group }) => ({
      ...group,
      // A tile shows nothing of the syllabus, which would only make the script heavier.
      tiles: tiles.map((tile) => ({ ...tile, course: withoutSyllabus(tile.course) })),
      image: await responsivePicture(group.picture),
    })),
  );
  return {
    title: catalogue.title,
    description: catalogue.description,
    hero: catalogue.hero,
    filter: catalogue.filter,
    marks: catalogue.marks,
    groups,
    levels: levels.map((value) => ({ value, label: site.syllabus.levels[value] })),
    total: courses.length,
    courses: courses.map(({ path, title, alias = '' }) => ({ path, title, alias })),
  };
}

function withoutSyllabus(course: (typeof content.courses)[number]) {
  return { ...course, before: [], afterwards: [], modules: [], phases: [], related: [] };
}
