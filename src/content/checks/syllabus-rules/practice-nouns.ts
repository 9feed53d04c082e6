import nlp from 'compromise';
import { problemAt, type Problem } from '../../problems/problem.ts';
import type { PointMarks } from '../../schemas/catalogue.ts';
import type { CourseFile } from '../../syllabus/parse-course-file.ts';
import type { Line } from '../../syllabus/plain-point.ts';

/** In how many courses practices may use the same noun. */
const mostCourses = 5;

/**
 * Nouns of practices and projects that occur in too many courses, each reported once: in the last of its
 * courses, where it first occurs.
 *
 * @param commonNouns nouns that no course can do without, in the singular and in small letters
 */
export function practiceNounProblems(
  courses: readonly CourseFile[],
  marks: PointMarks,
  commonNouns: readonly string[],
): Problem[] {
  const uses = new Map<string, NounUse[]>();
  for (const course of courses) {
    for (const [noun, line] of nounsOf(course, marks)) {
      if (commonNouns.includes(noun)) continue;
      uses.set(noun, [...(uses.get(noun) ?? []), { course, line }]);
    }
  }
  return [...uses].flatMap(([noun, those]) => {
    const last = those.at(-1);
    if (last === undefined || those.length <= mostCourses) return [];
    const paths = those.map(({ course }) => course.path).join(', ');
    const message = `practices of ${those.length} courses use the noun \`${noun}\`: ${paths}`;
    const fix = `choose something else in all but ${mostCourses} of them; what no course can do without belongs to \`commonNouns\` in content/courses.yaml`;
    return [problemAt(last.course.file, last.line, message, fix)];
  });
}

interface NounUse {
  readonly course: CourseFile;
  readonly line: Line;
}

/** The nouns of a course's practices and projects, each with the line in which it first occurs. */
function nounsOf({ modules }: CourseFile, marks: PointMarks): Map<string, Line> {
  const begins = [`${marks.practice}:`, `${marks.project}:`];
  const nouns = new Map<string, Line>();
  for (const point of modules.flatMap(({ points }) => points)) {
    const mark = begins.find((begin) => point.text.startsWith(begin));
    if (mark === undefined) continue;
    for (const noun of nounsIn(point.text.slice(mark.length))) {
      if (!nouns.has(noun)) nouns.set(noun, point);
    }
  }
  return nouns;
}

/** The common nouns of a text in the singular; names of people, places and firms are none. */
function nounsIn(text: string): string[] {
  const nouns = nlp(text).match('#Noun').not('(#Pronoun|#Possessive|#ProperNoun)').terms();
  // The library types its JSON as any.
  const words = nouns.json({ normal: true }) as readonly { readonly normal: string }[];
  return words.map(({ normal }) => (normal.endsWith('s') ? singular(normal) : normal));
}

const singulars = new Map<string, string>();

function singular(plural: string): string {
  const known = singulars.get(plural);
  if (known !== undefined) return known;
  const word = nlp(plural);
  word.tag('Plural');
  const found = word.nouns().toSingular().text() || plural;
  singulars.set(plural, found);
  return found;
}
