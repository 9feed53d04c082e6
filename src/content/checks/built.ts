import type { ContentFiles } from '../files/content-files.ts';
import { problemAt, type Problem } from '../problems/problem.ts';
import { didYouMean } from '../yaml/nearest-word.ts';
import { unknownCourse, type CourseIndex } from './course-index.ts';

/** Cards of Home whose course, module, practice or project does not exist. */
export function builtProblems(index: CourseIndex, { home, catalogue }: ContentFiles): Problem[] {
  const marks = catalogue.value?.marks;
  return (home.value?.built.cards ?? []).flatMap((card, position) => {
    const placeOf = (field: string) => home.placeOf(['built', 'cards', position, field]);
    const course = index.get(card.course);
    if (course === undefined) {
      return [unknownCourse(home.file, placeOf('course'), card.course, index, 'delete this card')];
    }
    const module = course.modules.find(({ title }) => title.text === card.module);
    if (module === undefined) {
      const titles = course.modules.map(({ title }) => title.text);
      const message = `\`${card.course}\` has no module \`${card.module}\``;
      const fix = didYouMean(card.module, titles, `use the title of a module in ${course.file}`);
      return [problemAt(home.file, placeOf('module'), message, fix)];
    }
    const mark = `${marks?.[card.kind] ?? ''}:`;
    const count = module.points.filter(({ text }) => text.startsWith(mark)).length;
    if (marks === undefined || card.number <= count) return [];
    const message = `the module \`${card.module}\` has no ${card.kind} ${card.number}`;
    const fix = `choose a module with that many points that start with \`${mark}\`, or another number`;
    return [problemAt(home.file, placeOf('kind'), message, fix)];
  });
}
