import type { BuiltThing, Course } from './content.ts';
import type { BuiltCard } from './schemas/home.ts';

/** The practices and projects that Home shows, as their courses have them. Call it with sound files only. */
export function assembleBuilt(
  cards: readonly BuiltCard[],
  courses: readonly Course[],
): BuiltThing[] {
  return cards.flatMap((card) => {
    const course = courses.find(({ path, alias }) => [path, alias].includes(card.course));
    const module = course?.modules.find(({ title }) => title === card.module);
    const point = module?.points.filter(({ kind }) => kind === card.kind)[card.number - 1];
    if (!course || !module || !point) return [];
    const { show, look, kind } = card;
    const { path, title } = course;
    return [{ show, look, kind, text: point.text, course: { path, title }, module }];
  });
}
