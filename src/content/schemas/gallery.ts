import { z } from 'zod';
import {
  label,
  labelledHead,
  line,
  listOf,
  oneOrMore,
  pictureDescription,
  picturePath,
  tellsNothing,
} from './text.ts';

const room = line.describe('What the three pictures of this row show, such as Server room.');
const caption = line.describe(
  'One short sentence below the picture, which says what happens in it.',
);
const rowOfPictures = listOf(z.strictObject({ picture: picturePath, caption }), 3, 3).describe(
  'Three pictures, from left to right.',
);

/** `content/gallery.yaml` */
export const gallerySchema = z.strictObject({
  ...labelledHead,
  banner: z.strictObject({ text: line, scroll: label }),
  rows: oneOrMore(z.strictObject({ room, pictures: rowOfPictures }), 'row'),
  listLabel: label.describe('What a screen reader calls the list of pictures.'),
  lightbox: z
    .strictObject({ label: line, previous: line, next: line, close: line })
    .meta(tellsNothing),
});

/** `captions.yaml` beside the pictures. */
export const captionsSchema = z.record(z.string(), pictureDescription);

/** In pixels. A narrower picture would be blurred on a wide screen. */
export const minimumPictureWidth = 1080;

export type Gallery = z.infer<typeof gallerySchema>;
