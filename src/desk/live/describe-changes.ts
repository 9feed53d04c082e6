import { parse } from 'yaml';
import { deskGroups } from '../words/desk-files.ts';
import { labelOf } from '../words/cms-fields.ts';
import { shapeIn } from '../words/form-places.ts';
import type { Shape } from '../words/shape.ts';
import { courseParts } from '../words/course-text.ts';
import type { ChangedFile } from './live-state.ts';

/** A changed file in plain words. */
export interface DescribedChange {
  readonly path: string;
  /** What was changed, such as `Phones in “Name, phone, email, address”`. */
  readonly title: string;
  /** Each change in the file, such as `Phones, the 1st: “020 1” in place of “020 2”`. */
  readonly parts: readonly string[];
}

/** Changed files in plain words, in their order. */
export function describeChanges(files: readonly ChangedFile[]): DescribedChange[] {
  return files.map((file) => {
    const parts = file.status === 'changed' ? changedParts(file) : [];
    return { path: file.path, title: titleOf(file, parts), parts: parts.map(({ text }) => text) };
  });
}

/** A proposed message for a commit of these changes; one line of a length that GitHub shows whole where possible. */
export function proposedMessage(changes: readonly DescribedChange[]): string {
  const titles = changes.map(({ title }) => title);
  const all = titles.join('; ');
  if (all.length <= longestMessage || titles.length < 2) return all;
  return `${titles[0] ?? ''}; and ${titles.length - 1} more`;
}

const longestMessage = 100;

interface Part {
  /** The name of the field at the top of the file. */
  readonly field: string;
  readonly text: string;
}

function titleOf(file: ChangedFile, parts: readonly Part[]): string {
  const name = nameOf(file.path);
  if (file.status !== 'changed') return file.status === 'new' ? `New: ${name}` : `Gone: ${name}`;
  const fields = [...new Set(parts.map(({ field }) => field))];
  if (fields.length === 0) return `Notes in ${name}`;
  if (fields.length > 3) return name;
  const [first = '', ...others] = fields;
  const last = others.pop();
  const named =
    [first, ...others.map(inSentence)].join(', ') + (last ? ` and ${inSentence(last)}` : '');
  return `${named} in ${name}`;
}

/** How room 1 calls a file. */
function nameOf(path: string): string {
  const [folder = '', rest = ''] = /^([^/]+)\/(.*)$/.exec(path)?.slice(1) ?? [];
  const course = /^courses\/(.*)\.md$/.exec(path)?.[1];
  if (course !== undefined) return `the course ${course}`;
  const file = deskGroups()
    .flatMap(({ files }) => files)
    .find((known) => known.file === path);
  if (file) return `“${file.label}”`;
  if (folder === 'pictures' || folder === 'gallery') return `the picture ${rest}`;
  return folder === 'register' ? `the register ${rest}` : path;
}

function changedParts({ path, before, after }: ChangedFile): Part[] {
  if (before === undefined || after === undefined) return [{ field: 'Contents', text: 'Replaced' }];
  try {
    const shape = shapeIn(path);
    if (!path.endsWith('.md'))
      return differences({ label: '', shape }, parse(before), parse(after));
    const [old, now] = [courseParts(before), courseParts(after)];
    const facts = differences({ label: '', shape }, old.frontMatter, now.frontMatter);
    return old.body === now.body ? facts : [...facts, syllabusPart(old.body, now.body)];
  } catch {
    return [{ field: 'Contents', text: 'Written in a way that the check refuses' }];
  }
}

function syllabusPart(before: string, after: string): Part {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const come = now.filter((line) => line.trim() !== '' && !old.includes(line));
  const [first] = come;
  const gone = old.filter((line) => line.trim() !== '' && !now.includes(line)).length;
  const lines = first === undefined ? counted(gone, 'line') + ' fewer' : quoted(first);
  const more = come.length > 1 ? `, and ${counted(come.length - 1, 'more line')}` : '';
  return { field: 'Syllabus', text: `Syllabus: ${lines}${more}` };
}

/** Where a value is: its name in words, and what its schema says of it. */
interface ChangedPlace {
  readonly label: string;
  readonly shape: Shape | undefined;
}

/** What differs between two values of YAML, each with the name of its field in words. */
function differences(
  place: ChangedPlace,
  before: unknown,
  after: unknown,
  field = place.label,
): Part[] {
  const { label, shape } = place;
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    return entryDifferences(place, before, after, field);
  }
  if (isFields(before) && isFields(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
      const known = shape?.kind === 'fields' ? shape.fields.get(key) : undefined;
      const name = nameOfField(key, known);
      const inner = {
        label: label === '' ? name : `${label}, ${inSentence(name)}`,
        shape: shape?.kind === 'named' ? shape.of : known,
      };
      return differences(inner, before[key], after[key], field === '' ? name : field);
    });
  }
  return [{ field: field || 'Entries', text: `${label || 'Entries'}: ${exchange(before, after)}` }];
}

function entryDifferences(
  { label, shape }: ChangedPlace,
  before: readonly unknown[],
  after: readonly unknown[],
  field: string,
): Part[] {
  const named = label || 'Entries';
  if (before.length === after.length) {
    return before.flatMap((entry, index) =>
      differences(
        { label: `${named} ${index + 1}`, shape: shape?.kind === 'list' ? shape.of : undefined },
        entry,
        after[index],
        field || named,
      ),
    );
  }
  const [less, more] = before.length < after.length ? [before, after] : [after, before];
  const known = new Set(less.map((entry) => JSON.stringify(entry)));
  const extra = more.filter((entry) => !known.has(JSON.stringify(entry)));
  const texts = extra.filter((entry) => typeof entry === 'string').map(quoted);
  const what = texts.length > 0 ? texts.join(', ') : counted(more.length - less.length, 'entry');
  return [
    { field: field || named, text: `${named}: ${what} ${more === after ? 'added' : 'taken out'}` },
  ];
}

function exchange(before: unknown, after: unknown): string {
  if (isEmpty(before)) return isPlain(after) ? `${quoted(after)} added` : 'added';
  if (isEmpty(after)) return isPlain(before) ? `${quoted(before)} taken out` : 'taken out';
  return isPlain(before) && isPlain(after)
    ? `${quoted(after)} in place of ${quoted(before)}`
    : 'changed';
}

/** A field is named by the schema, and is put into words; a picture or a course keeps its name. */
function nameOfField(key: string, shape: Shape | undefined): string {
  return shape || /^[a-z]+([A-Z][a-z]*)*$/.test(key) ? labelOf(key, shape) : key;
}

/** `phones` for “Phones”; a name such as “WhatsApp” or “PIN code” stays as it is. */
function inSentence(label: string): string {
  return /^\p{Lu}\P{Lu}*(\s|$)/u.test(label)
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label;
}

/** What of a text is shown, in characters. */
const shownLength = 70;

function quoted(value: unknown): string {
  const text = String(value).trim();
  return `“${text.length > shownLength ? `${text.slice(0, shownLength)}…` : text}”`;
}

function counted(number: number, noun: string): string {
  const plural = noun.replace(/y$/, 'ie');
  return `${number} ${number === 1 ? noun : `${plural}s`}`;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function isPlain(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
