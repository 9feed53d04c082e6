import type { ColumnProfile } from './column-profiles.ts';
import type { CourseNames } from './course-names.ts';
import { areIds } from './personal-data.ts';
import { isShortenedNumber, valueKind, type ValueKind } from './value-kind.ts';

/** A column with what its texts have in common. */
export interface ColumnLook extends ColumnProfile {
  /** Its different texts. */
  readonly different: readonly string[];
  /** Which part of the certificates has a text in it, 0 to 1. */
  readonly filled: number;
  /** Which part of its texts is of this kind, 0 to 1. */
  share(kind: ValueKind): number;
  /** Which part is a course of the site. */
  readonly courses: number;
  /** Which part is a course of the site, or could be one with other words. */
  readonly likeCourses: number;
  /** Which part is a name of two words or more, without a word of courses. */
  readonly fullNames: number;
  /** Whether almost no text occurs twice. */
  readonly isUnique: boolean;
  readonly repeats: boolean;
}

/** @param certificates how many there are */
export function columnLook(
  profile: ColumnProfile,
  certificates: number,
  courses: CourseNames,
): ColumnLook {
  const texts = profile.cells.map(({ text }) => text);
  const different = [...new Set(texts)];
  const found = texts.map(valueKind);
  const phones = profile.cells.filter((_, at) => found[at] === 'phone');
  const isNumber = areIds(phones, profile.headingKind);
  const kinds = found.map((kind) => (kind === 'phone' && isNumber ? 'number' : kind));
  const part = (isOne: (text: string, at: number) => boolean) =>
    texts.filter(isOne).length / Math.max(texts.length, 1);
  return {
    ...profile,
    different,
    filled: texts.length / Math.max(certificates, 1),
    share: (kind) => part((_, at) => kinds[at] === kind),
    courses: part((text) => courses.isCourse(text)),
    likeCourses: part((text) => courses.isLikeCourse(text)),
    fullNames: part(
      (text, at) => kinds[at] === 'name' && text.includes(' ') && !courses.hasCourseWord(text),
    ),
    isUnique: different.length > 1 && different.length >= texts.length * 0.9,
    // Numbers that the spreadsheet shortened are a finding of their own.
    repeats:
      texts.length >= 3 && different.length * 2 <= texts.length && !texts.some(isShortenedNumber),
  };
}
