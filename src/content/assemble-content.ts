import { assembleCatalogue } from './assemble-catalogue.ts';
import type { Content, Picture } from './content.ts';
import type { ContentFiles } from './parse-content-files.ts';
import type { CourseFile } from './syllabus/parse-course-file.ts';

/** The content as the pages use it on the date `today`, or undefined if a file could not be read. */
export function assembleContent(
  files: ContentFiles,
  courseFiles: readonly CourseFile[],
  today: string,
): Content | undefined {
  const { academy, site, home, about, internship, gallery, catalogue } = files;
  const { register, registerFaults, validator, captions, galleryCaptions } = files;
  if (!academy.value || !site.value || !home.value || !about.value || !internship.value) return;
  if (!gallery.value || !catalogue.value || !captions.value || !galleryCaptions.value) return;
  if (!register.value || !registerFaults.value || !validator.value) return;

  const galleryPictures = picturesIn('gallery', galleryCaptions.value);
  const pictures = [...picturesIn('pictures', captions.value), ...galleryPictures];
  return {
    academy: academy.value,
    site: site.value,
    home: home.value,
    about: about.value,
    internship: internship.value,
    gallery: gallery.value,
    galleryPictures,
    ...assembleCatalogue(catalogue.value, courseFiles, today),
    pictures: new Map(pictures.map(({ file, alt }) => [file, alt])),
    register: register.value,
    registerFaults: registerFaults.value,
    validator: validator.value,
  };
}

function picturesIn(folder: string, captions: Record<string, string>): Picture[] {
  return Object.entries(captions).map(([name, alt]) => ({ file: `${folder}/${name}`, alt }));
}
