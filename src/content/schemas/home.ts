import { z } from 'zod';
import { card, line, labelledHead, oneToSix, picturePath, sitePath } from './text.ts';

const featuredCourse = z.strictObject({
  title: line,
  text: line,
  picture: picturePath,
  /** The course's path, such as `javaFullStack`. */
  course: line,
});

/** `content/home.yaml`. */
export const homeSchema = z.strictObject({
  ...labelledHead,
  hero: z.strictObject({
    headline: line,
    tagline: line,
    text: line,
    picture: picturePath,
    button: z.strictObject({ label: line, to: sitePath }),
  }),
  whyUs: z.strictObject({ heading: line, cards: z.array(card).min(1, oneToSix).max(6, oneToSix) }),
  courses: z.strictObject({
    heading: line,
    text: line,
    learnMore: line,
    cards: z.array(featuredCourse).min(1, oneToSix).max(6, oneToSix),
  }),
  advantages: z.strictObject({
    heading: line,
    text: line,
    items: z.array(card).min(1, oneToSix).max(6, oneToSix),
  }),
  services: z.strictObject({
    heading: line,
    text: line,
    items: z.array(card).min(1, 'needs at least one entry'),
    picture: picturePath,
  }),
});

export type Home = z.infer<typeof homeSchema>;
