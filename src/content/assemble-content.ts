import { assembleBuilt } from './assemble-built.ts';
import { assembleCatalogue } from './assemble-catalogue.ts';
import { assembleWays } from './assemble-ways.ts';
import { indexCourses } from './checks/course-index.ts';
import type { Content, Picture } from './content.ts';
import { valuesOf, type ContentFiles } from './files/content-files.ts';
import type { CourseFile } from './syllabus/parse-course-file.ts';

/** The content as the pages use it on the date `today`, or undefined if a file could not be read. */
export function assembleContent(
  files: ContentFiles,
  courseFiles: readonly CourseFile[],
  today: string,
): Content | undefined {
  const values = valuesOf(files);
  if (values === undefined) return undefined;
  const { captions, galleryCaptions, ...words } = values;
  const galleryPictures = picturesIn('gallery', galleryCaptions);
  const pictures = [...picturesIn('pictures', captions), ...galleryPictures];
  const catalogue = assembleCatalogue(values.catalogue, courseFiles, today);
  return {
    ...words,
    galleryPictures,
    ...catalogue,
    built: assembleBuilt(values.home.built.cards, catalogue.courses),
    ways: assembleWays(values.ways, indexCourses(courseFiles)),
    pictures: new Map(pictures.map(({ file, alt }) => [file, alt])),
  };
}

function picturesIn(folder: string, captions: Record<string, string>): Picture[] {
  return Object.entries(captions).map(([name, alt]) => ({ file: `${folder}/${name}`, alt }));
}
