import { z } from 'zod';
import { line, labelledHead, oneOrMore } from './text.ts';

const rows = z
  .int('must be a number of rows')
  .positive('must be at least 1')
  .describe('How many rows of three it has; the last group takes all that are left.');

/** `content/gallery.yaml`: the banner above the pictures. */
export const gallerySchema = z.strictObject({
  ...labelledHead,
  banner: z.strictObject({ text: line, scroll: line }),
  /** The headings among the rows, in their order. */
  groups: oneOrMore(z.strictObject({ heading: line, rows }), 'group'),
  listLabel: line.describe('What a screen reader calls the list of pictures.'),
  lightbox: z.strictObject({ label: line, previous: line, next: line, close: line }),
});

/** `captions.yaml` beside the pictures: what each shows, for someone who can't see it; the order is the page's. */
export const captionsSchema = z.record(z.string(), line);

/** No picture may be narrower than this, in pixels: it would be blurred on a wide screen. */
export const minimumPictureWidth = 1080;

/** Pictures in one row of the gallery. */
export const picturesPerRow = 3;

export type Gallery = z.infer<typeof gallerySchema>;
