import {
  findableWords,
  nameWords,
  searchWords,
  singular,
  wordsMeant,
} from './course-search-words.ts';

interface SearchedModule {
  readonly title: string;
  readonly id: string;
  /** The module's purpose, if it has one, and its points. */
  readonly lines: readonly string[];
}

interface SearchedTexts {
  readonly promise?: string | undefined;
  readonly modules?: readonly SearchedModule[];
}

export interface SearchedCourse extends SearchedTexts {
  readonly path: string;
  /** The name on the course's tile, and the course's title. */
  readonly names: readonly string[];
  /** Other words that visitors use for the course. */
  readonly soughtAs?: readonly string[];
}

/** The texts of each course's syllabus, by the course's path. */
export type CourseTexts = Readonly<Record<string, SearchedTexts>>;

interface SearchedWay {
  /** The work that the way leads to, such as "Web developer". */
  readonly goal: string;
  readonly label: string;
  readonly id: string;
  readonly courses: readonly string[];
}

/** An answer of the search: a page, a question or a way. */
export interface Lead {
  readonly label: string;
  /** Where the answer is read in full. */
  readonly to?: string | undefined;
  /** What the page says, in a sentence or two. */
  readonly text?: string | undefined;
  /** Whether the answer ends with a way to ask the academy. */
  readonly asks?: boolean;
}

export interface CourseIndex {
  readonly courses: readonly SearchedCourse[];
  /** Words and phrases that don't describe a course, such as "course". */
  readonly ignored: readonly string[];
  readonly ways: readonly SearchedWay[];
  /** Links to pages, each with the words and phrases that lead to the page. They don't describe a course either. */
  readonly leads: readonly (Lead & { readonly words: readonly string[] })[];
}

/** Why a course was found, unless its tile already shows the reason. */
export type Why =
  | { readonly kind: 'line'; readonly number: number; readonly text: string; readonly id: string }
  | { readonly kind: 'sought'; readonly text: string }
  | { readonly kind: 'way'; readonly goal: string; readonly id: string };

export interface FoundCourse {
  readonly path: string;
  /** False if only the course's promise or syllabus contains the searched words. */
  readonly isNamed: boolean;
  readonly why?: Why;
}

export interface FoundCourses {
  /** The found courses, best first; undefined if no word describes a course and no link answers. */
  readonly courses: readonly FoundCourse[] | undefined;
  /** False if no course has all words of the query. */
  readonly holdAll: boolean;
  readonly leads: readonly Lead[];
}

/** Finds the courses and links for words that `searchWords` has split. */
export type CourseSearch = (words: readonly string[]) => FoundCourses;

/** Adds the texts of the syllabi to the names of the courses. */
export function withTexts(names: CourseIndex, texts: CourseTexts): CourseIndex {
  return { ...names, courses: names.courses.map((one) => ({ ...one, ...texts[one.path] })) };
}

/**
 * A search in names alone, for the time in which the syllabi are loading. Undefined stands for words that a syllabus may
 * answer better: words that no name and no link has.
 */
export function namesFirst(search: CourseSearch): EarlySearch {
  return (words) => {
    const found = search(words);
    const isNamed = found.courses?.some((course) => course.isNamed);
    return found.holdAll && (isNamed || found.leads.length > 0) ? found : undefined;
  };
}

export type EarlySearch = (words: readonly string[]) => FoundCourses | undefined;

/** A search in names, syllabi and ways. Indexing pauses now and then, so that the browser can react to input. */
export async function courseSearch(index: CourseIndex): Promise<CourseSearch> {
  const lines = await indexedLines(index.courses);
  const leads = index.leads.map(({ words, ...lead }) => ({ lead, phrases: words.map(asPhrase) }));
  const ignored = [index.ignored.map(asPhrase), ...leads.map(({ phrases }) => phrases)].flat();

  return (words) => {
    const typed = words.map(singular);
    const aside = new Set(ignored.flatMap((phrase) => placesOf(phrase, typed)));
    const telling = typed.filter((word, at) => !aside.has(at) && !year.test(word));
    const tokens = [
      ...telling.map((term, at) => ({ term, covers: [at], isLast: at === telling.length - 1 })),
      ...joinedNeighbours(telling),
    ];
    const hits = tokens.flatMap((token) => hitsOf(token, lines));
    const ways = index.ways.filter(({ goal }) => isNamedIn(goal, typed));
    const names = asTerms([...typed, ...joinedNeighbours(typed).map(({ term }) => term)]);
    const candidates = index.courses.map((course, at) =>
      candidate(
        course,
        hits.filter(({ line }) => line.course === at),
        names,
        ways.find((way) => way.courses.includes(course.path)),
      ),
    );
    const isAsked = (phrase: Phrase) => placesOf(phrase, typed).length > 0;
    const leadsTo = [
      ...leads.filter(({ phrases }) => phrases.some(isAsked)).map(({ lead }) => lead),
      ...ways.map(({ label, id }) => ({ label, to: `#${id}` })),
    ];
    const isAnswered = leadsTo.length > 0;
    const { shown, holdAll } = answered(candidates, hits, telling.length, isAnswered);
    const found = shown.map(withWhy);
    const saysNothing = found.length === 0 && telling.length === 0 && !isAnswered;
    return { courses: saysNothing ? undefined : found, holdAll, leads: leadsTo };
  };
}

/** The words of a phrase. */
type Phrase = readonly string[];

function asPhrase(text: string): Phrase {
  return searchWords(text).map(singular);
}

/** The positions in `typed` of the words of `phrase`, wherever they follow one another. */
function placesOf(phrase: Phrase, typed: readonly string[]): number[] {
  return typed.flatMap((_, at) =>
    phrase.every((word, next) => typed[at + next] === word)
      ? phrase.map((_word, next) => at + next)
      : [],
  );
}

type Place = 'title' | 'soughtAs' | 'promise' | 'module' | 'point';

interface Line {
  /** The position of the line's course in the index. */
  readonly course: number;
  readonly place: Place;
  readonly text: string;
  readonly module?: { readonly number: number; readonly id: string };
}

interface IndexedLines {
  readonly byTerm: ReadonlyMap<string, readonly Line[]>;
  readonly terms: readonly string[];
  /** The words in the courses' titles and in `soughtAs`. */
  readonly nameTerms: readonly string[];
}

/** A word of the query, or two words written as one. */
interface Token {
  readonly term: string;
  /** The positions of the token's words in the query. */
  readonly covers: readonly number[];
  /** Whether the token ends with the query's last word, which the visitor may still be typing. */
  readonly isLast: boolean;
}

interface Hit {
  readonly token: Token;
  readonly line: Line;
  /** 1 for a whole word; less for the beginning of a word, or for a slip. */
  readonly strength: number;
}

interface Candidate {
  readonly course: SearchedCourse;
  readonly hits: readonly Hit[];
  readonly way: SearchedWay | undefined;
  /** The number of words in the course's name if the query has them all, otherwise 0. */
  readonly namedWhole: number;
  readonly nameScore: number;
  readonly textScore: number;
  /** How many of the typed words the course has. */
  readonly holds: number;
  /** How many of the typed words one of its names has, at most. */
  readonly nameHolds: number;
  /** How many of the typed words one of its lines has, at most. */
  readonly lineHolds: number;
}

const weights: Readonly<Record<Place, number>> = {
  title: 100,
  soughtAs: 40,
  promise: 10,
  module: 3,
  point: 1,
};
/**
 * Extra points: `way` for the first course of a matching way, and one less for each later course. `ignored` for each
 * typed word of the course's names, even an ignored word.
 */
const added = { way: 30, ignored: 10 };
/** The lines that are shown as a reason. Of lines that have as many of the words, a later kind tells more. */
const reasons: readonly Place[] = ['point', 'soughtAs', 'module'];
const strengths = { whole: 1, beginning: 0.5, slip: 0.6 };
const year = /^20\d\d$/;
/** If more than `many` courses match, or a page answers, courses whose syllabi hardly mention the words are left out. */
const many = 10;

/** In milliseconds: how long indexing lets the browser wait. */
const longestWork = 8;

async function indexedLines(courses: readonly SearchedCourse[]): Promise<IndexedLines> {
  const byTerm = new Map<string, Line[]>();
  const nameTerms = new Set<string>();
  let since = performance.now();
  for (const line of courses.flatMap(linesOf)) {
    for (const term of termsOf(line)) {
      if (isName(line)) nameTerms.add(term);
      const others = byTerm.get(term);
      if (others) others.push(line);
      else byTerm.set(term, [line]);
    }
    if (performance.now() - since < longestWork) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
  return { byTerm, terms: [...byTerm.keys()], nameTerms: [...nameTerms] };
}

function linesOf({ names, soughtAs = [], promise, modules = [] }: SearchedCourse, course: number) {
  const lines: Line[] = [
    ...names.map((text) => ({ course, place: 'title' as const, text })),
    ...soughtAs.map((text) => ({ course, place: 'soughtAs' as const, text })),
  ];
  if (promise !== undefined) lines.push({ course, place: 'promise', text: promise });
  for (const [at, { title, id, lines: points }] of modules.entries()) {
    const module = { number: at + 1, id };
    lines.push({ course, place: 'module', text: title, module });
    for (const text of points) lines.push({ course, place: 'point', text, module });
  }
  return lines;
}

function termsOf({ place, text }: Line): Set<string> {
  return asTerms(place === 'title' ? nameWords(text) : findableWords(text));
}

function isName({ place }: Line): boolean {
  return place === 'title' || place === 'soughtAs';
}

function asTerms(words: Iterable<string>): Set<string> {
  return new Set([...words].map(singular));
}

/** Neighbouring words joined into one word: "java script" as "javascript", "auto cad" as "autocad". */
function joinedNeighbours(words: readonly string[]): Token[] {
  return words.slice(1).map((word, at) => ({
    term: singular(`${words[at]}${word}`),
    covers: [at, at + 1],
    isLast: at === words.length - 2,
  }));
}

/** Whether `typed` contains each word of `text`. The first four letters of a word are enough. */
function isNamedIn(text: string, typed: readonly string[]): boolean {
  return searchWords(text)
    .map(singular)
    .every((word) => typed.some((one) => one === word || (one.length > 3 && word.startsWith(one))));
}

function hitsOf(token: Token, { byTerm, terms, nameTerms }: IndexedLines): Hit[] {
  const { term, covers, isLast } = token;
  const hits = new Map<Line, Hit>();
  const add = (found: readonly string[], strength: number, counts: (line: Line) => boolean) => {
    for (const line of found.flatMap((one) => byTerm.get(one) ?? [])) {
      if (counts(line) && !hits.has(line)) hits.set(line, { token, line, strength });
    }
  };
  const isText = (line: Line) => !isName(line);
  const begins = (known: string) => known.startsWith(term);
  add([term], strengths.whole, () => true);
  const isInTexts = [...hits.keys()].some(isText);
  if (term.length > 2 || isLast) add(nameTerms.filter(begins), strengths.beginning, isName);
  if (covers.length > 1) {
    const meant = term.length > 5 && hits.size === 0 ? wordsMeant(term, nameTerms, 1) : [];
    add(meant, strengths.slip, isName);
    return [...hits.values()];
  }
  if (term.length > 2 && !isInTexts) add(terms.filter(begins), strengths.beginning, isText);
  if (term.length > 3 && hits.size === 0) {
    add(wordsMeant(term, nameTerms, term.length < 6 ? 1 : 2), strengths.slip, isName);
  }
  if (term.length > 5 && hits.size === 0) add(wordsMeant(term, terms, 1), strengths.slip, isText);
  return [...hits.values()];
}

function candidate(
  course: SearchedCourse,
  hits: readonly Hit[],
  typed: ReadonlySet<string>,
  way: SearchedWay | undefined,
): Candidate {
  const names = course.names.map((name) => searchWords(name).map(singular));
  const whole = names.filter((words) => words.every((word) => typed.has(word)));
  const best = new Map<number, number>();
  for (const hit of hits.filter(({ line }) => isName(line))) {
    for (const at of hit.token.covers) best.set(at, Math.max(best.get(at) ?? 0, worth(hit)));
  }
  const ofTitle = [...new Set(names.flat())].filter((word) => typed.has(word)).length;
  const texts = hits.filter(({ line }) => !isName(line));
  return {
    course,
    hits,
    way,
    namedWhole: Math.max(0, ...whole.map(({ length }) => length)),
    nameScore:
      sum([...best.values()]) +
      (way ? added.way - way.courses.indexOf(course.path) : 0) +
      (best.size > 0 ? added.ignored * ofTitle : 0),
    textScore: sum(texts.map(worth)),
    holds: covered(hits),
    nameHolds: mostInOneLine(hits.filter(({ line }) => isName(line))),
    lineHolds: mostInOneLine(hits),
  };
}

function mostInOneLine(hits: readonly Hit[]): number {
  return Math.max(0, ...hits.map(({ line }) => covered(hits.filter((hit) => hit.line === line))));
}

/** The number of typed words in `hits`. */
function covered(hits: readonly Hit[]): number {
  return new Set(hits.flatMap(({ token }) => token.covers)).size;
}

function worth({ line, strength }: Hit): number {
  return weights[line.place] * strength;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function answered(
  candidates: readonly Candidate[],
  hits: readonly Hit[],
  asked: number,
  isAnswered: boolean,
) {
  const bestNamed = new Map<Token, number>();
  for (const hit of hits.filter(({ line }) => isName(line))) {
    bestNamed.set(hit.token, Math.max(bestNamed.get(hit.token) ?? 0, worth(hit)));
  }
  // If a name of some course has all the words, courses whose names have only some of them don't count as named.
  const mostNamed = Math.max(0, ...candidates.map(({ nameHolds }) => nameHolds));
  const isNamed = ({ hits: own, way, namedWhole, nameHolds }: Candidate) =>
    namedWhole > 0 ||
    way !== undefined ||
    ((mostNamed < asked || nameHolds === asked) &&
      own.some(
        (hit) =>
          isName(hit.line) &&
          (worth(hit) === weights.title || worth(hit) === bestNamed.get(hit.token)),
      ));
  const most = Math.max(0, ...candidates.map(({ holds }) => holds));
  // If a line of some course has all the words, courses that have them only far apart are left out.
  const isTogether = candidates.some(({ lineHolds }) => lineHolds === most);
  const holdAll = most === asked;
  const named = candidates.filter(isNamed);
  const isShown = (one: Candidate) =>
    isNamed(one) ||
    (most > 0 &&
      (isTogether ? one.lineHolds : one.holds) === most &&
      (holdAll || named.length === 0));
  const shown = candidates.filter(isShown).sort(byRank);
  const telling = shown.filter((one) => isNamed(one) || one.textScore >= weights.module);
  const isLong = shown.length > many && telling.length > 0;
  return { shown: isLong || isAnswered ? telling : shown, holdAll };
}

function byRank(one: Candidate, other: Candidate): number {
  return (
    other.namedWhole - one.namedWhole ||
    other.nameHolds - one.nameHolds ||
    other.nameScore - one.nameScore ||
    other.textScore - one.textScore
  );
}

function withWhy({ course: { path }, hits, way, namedWhole, nameScore }: Candidate): FoundCourse {
  const found = { path, isNamed: namedWhole > 0 || nameScore > 0 };
  const shown = new Set(
    hits
      .filter(({ line: { place } }) => place === 'title' || place === 'promise')
      .flatMap(({ token }) => token.covers),
  );
  const telling = hits.filter(({ token }) => token.covers.some((at) => !shown.has(at)));
  const scores = new Map<Line, number>();
  for (const { line, token, strength } of telling) {
    // Lines with more of the searched words score higher. Words that the tile already shows don't count.
    const hidden = token.covers.filter((at) => !shown.has(at)).length;
    scores.set(
      line,
      (scores.get(line) ?? 0) + hidden * strength * (10 + reasons.indexOf(line.place)),
    );
  }
  const [best] = [...scores.keys()]
    .filter(({ place }) => reasons.includes(place))
    .sort((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0));
  const isInTitle = hits.some(({ line }) => line.place === 'title');
  if (way && !isInTitle) return { ...found, why: { kind: 'way', goal: way.goal, id: way.id } };
  if (best === undefined) return found;
  const { module, text } = best;
  return { ...found, why: module ? { kind: 'line', ...module, text } : { kind: 'sought', text } };
}
