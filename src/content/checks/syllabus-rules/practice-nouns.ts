import nlp from 'compromise/two';
import { problemAt, type Problem } from '../../problems/problem.ts';
import type { PointMarks } from '../../schemas/catalogue.ts';
import type { CourseFile } from '../../syllabus/parse-course-file.ts';
import type { Line } from '../../syllabus/parse-syllabus.ts';

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
  const tasks = courses.flatMap((course) => tasksOf(course, marks));
  const isFrequent = frequencyTest(tasks, commonNouns);
  return [...mentionsOf(tasks, isFrequent)].flatMap(([noun, mentions]) => {
    const those = commonNouns.includes(noun) ? [] : usesOf(noun, mentions, isFrequent);
    const last = those.at(-1);
    if (last === undefined || those.length <= mostCourses) return [];
    const paths = those.map(({ course }) => course.path).join(', ');
    const message = `practices of ${those.length} courses use the noun \`${noun}\`: ${paths}`;
    const fix = `choose something else in all but ${mostCourses} of them; what no course can do without belongs to \`commonNouns\` in content/courses.yaml`;
    return [problemAt(last.course.file, last.line, message, fix)];
  });
}

/** What a practice or project is, without its mark. */
interface Task {
  readonly course: CourseFile;
  readonly line: Line;
  readonly text: string;
}

function tasksOf(course: CourseFile, marks: PointMarks): Task[] {
  const begins = [`${marks.practice}:`, `${marks.project}:`];
  return course.modules
    .flatMap(({ points }) => points)
    .flatMap((line) => {
      const mark = begins.find((begin) => line.text.startsWith(begin));
      return mark === undefined ? [] : [{ course, line, text: line.text.slice(mark.length) }];
    });
}

/**
 * Tells which words occur in too many courses, in the plural or not, and are none that no course can do without.
 * Only their sentences are worth the time that it takes to find out which words of a sentence are its nouns.
 */
function frequencyTest(
  tasks: readonly Task[],
  commonNouns: readonly string[],
): (word: string) => boolean {
  const coursesOf = new Map<string, Set<CourseFile>>();
  for (const { course, text } of tasks) {
    for (const form of wordsIn(text).flatMap(singularForms)) {
      coursesOf.set(form, (coursesOf.get(form) ?? new Set()).add(course));
    }
  }
  const frequent = new Set(
    [...coursesOf]
      .filter(([form, { size }]) => size > mostCourses && !nlp(form).has(neverNouns))
      .map(([form]) => form),
  );
  return (word) => {
    const forms = singularForms(word);
    return (
      forms.some((form) => frequent.has(form)) && !forms.some((form) => commonNouns.includes(form))
    );
  };
}

/** The tasks in which each frequent word occurs, by its singular, whether they use it as a noun or not. */
function mentionsOf(
  tasks: readonly Task[],
  isFrequent: (word: string) => boolean,
): Map<string, Task[]> {
  const mentions = new Map<string, Task[]>();
  for (const task of tasks) {
    for (const noun of new Set(wordsIn(task.text).filter(isFrequent).map(singular))) {
      mentions.set(noun, [...(mentions.get(noun) ?? []), task]);
    }
  }
  return mentions;
}

/** The first use of a noun in each course; incomplete as soon as it is certain that there are not too many. */
function usesOf(
  noun: string,
  mentions: readonly Task[],
  isFrequent: (word: string) => boolean,
): Task[] {
  const courses = Map.groupBy(mentions, ({ course }) => course);
  const uses: Task[] = [];
  let left = courses.size;
  for (const tasks of courses.values()) {
    if (uses.length + left <= mostCourses) break;
    const first = tasks.find(({ text }) =>
      nounsIn(text).filter(isFrequent).map(singular).includes(noun),
    );
    if (first) uses.push(first);
    left -= 1;
  }
  return uses;
}

const neverNouns = '(#Preposition|#Conjunction|#Determiner|#Pronoun|#Adverb|#Value)';

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The word as it is, and what its singular may be. */
function singularForms(word: string): string[] {
  return [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')];
}

/** Of each text that was asked for. */
const nouns = new Map<string, readonly string[]>();

/** The common nouns of a text; names of people, places and firms are none. */
function nounsIn(text: string): readonly string[] {
  const known = nouns.get(text);
  if (known !== undefined) return known;
  const terms = nlp(text).match('#Noun').not('(#Pronoun|#Possessive|#ProperNoun)').terms();
  // The library types its JSON as any.
  const words = terms.json({ normal: true }) as readonly { readonly normal: string }[];
  const found = words.map(({ normal }) => normal);
  nouns.set(text, found);
  return found;
}

const singulars = new Map<string, string>();

function singular(noun: string): string {
  if (!noun.endsWith('s')) return noun;
  const known = singulars.get(noun);
  if (known !== undefined) return known;
  const word = nlp(noun);
  word.tag('Plural');
  const found = word.compute('root').text('root') || noun;
  singulars.set(noun, found);
  return found;
}
