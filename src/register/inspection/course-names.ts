/** Tells the names of the site's courses from other texts. */
export interface CourseNames {
  /** Whether the text is the name of a course, whatever its spaces, hyphens and capitals. */
  isCourse(text: string): boolean;
  /**
   * Whether a reader would know which course is meant: from a name with more words ("Certificate in
   * Python"), or from some of its words, if no other course has them ("Photoshop" for "Adobe Photoshop").
   */
  isLikeCourse(text: string): boolean;
  /** Whether a word of it is one of courses, of this site or of others. */
  hasCourseWord(text: string): boolean;
}

/** @param names every name that a course goes by */
export function courseNames(names: readonly string[]): CourseNames {
  const exact = new Set(names.map((name) => wordsOf(name).join('')));
  const different = new Map(
    names.map((name) => [wordsOf(name).toSorted().join(' '), wordsOf(name)]),
  );
  const courses = [...different.values()];
  const known = new Set(courses.flat());
  const isCourse = (text: string) => exact.has(wordsOf(text).join(''));
  return {
    isCourse,
    isLikeCourse(text) {
      const words = wordsOf(text);
      return (
        isCourse(text) ||
        // Most names of people end here.
        (words.some((word) => known.has(word)) &&
          (courses.some((course) => holdsAll(words, course)) ||
            courses.filter((course) => holdsAll(course, words)).length === 1))
      );
    },
    hasCourseWord: (text) =>
      wordsOf(text).some((word) => usual.has(word) || (word.length > 2 && known.has(word))),
  };
}

/** What courses are called that the site may not have. */
const usual = new Set(
  (
    'accounting administration advanced analytics animation application artificial automation basic basics ' +
    'beginners business certificate certification cloud coding communication computer computing course ' +
    'database design designing developer development devops digital diploma editing engineering english ' +
    'entry excel fundamentals gst hardware intelligence internship introduction it language learning ' +
    'machine maintenance management marketing media mobile multimedia networking office online power ' +
    'programming repair science security seo skills software spoken tally technology testing training ' +
    'typing video web website workshop writing'
  ).split(' '),
);

/** `C`, `C++` and `C#` are different words. `Node.js` is two, and the same course as `NodeJS`. */
function wordsOf(name: string): string[] {
  const plain = name.normalize('NFKC').toLowerCase();
  return plain.match(/[\p{L}\p{M}\p{N}]+[+#]*/gu) ?? [];
}

function holdsAll(words: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((word) => words.includes(word));
}
