import { z } from 'zod';
import { line, pageHead, picturePath } from './text.ts';

/** The three groups of the catalogue, in their order. */
export const groupIds = ['job-role', 'language', 'design'] as const;

const group = z.strictObject({
  heading: line,
  text: line,
  picture: picturePath,
  /** The courses' paths in the order of the tiles; an alias may stand for its course. */
  courses: z.array(line).min(1, 'needs at least one course'),
});

/** `content/courses.yaml`: the catalogue page, and which courses it shows in which order. */
export const catalogueSchema = z.strictObject({
  ...pageHead,
  hero: z.strictObject({ headline: line, text: line }),
  groups: z.strictObject({ 'job-role': group, language: group, design: group } satisfies Record<
    (typeof groupIds)[number],
    z.ZodType
  >),
});

export type GroupId = (typeof groupIds)[number];
export type CatalogueFile = z.infer<typeof catalogueSchema>;
