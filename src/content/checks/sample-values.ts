import { z } from 'zod';
import { sortProblems, type FieldPath, type Problem } from '../problems/problem.ts';
import { parseYamlFile } from '../yaml/parse-yaml-file.ts';

/**
 * Every sample value that is still in place, each with what to do: what has to be replaced before the site goes
 * live.
 *
 * @param files the texts by path below `content/`
 * @param pictures by path below `content/`
 * @param kept what the owner has confirmed in `kept-samples.yaml`
 * @param wayToKeep how one is confirmed; worded alike for all, so that a report can say it once
 */
export function sampleValues(
  files: ReadonlyMap<string, string>,
  pictures: ReadonlyMap<string, unknown>,
  kept: readonly string[] = [],
  wayToKeep = keepInFile,
): Problem[] {
  const texts = [...files].filter(([file]) => /\.ya?ml$/.test(file) && file !== keptFile);
  const found = [
    ...texts.flatMap(([file, text]) => samplesIn(file, text)),
    ...[...pictures.keys()].filter(isSamplePicture).map((path) => samplePicture(path, files)),
  ];
  const left = found.filter(({ sample, mayStay }) => !mayStay || !kept.includes(sample));
  return sortProblems(
    left.map(({ problem, mayStay }) =>
      mayStay ? { ...problem, fix: `${problem.fix}; ${wayToKeep}` } : problem,
    ),
  );
}

const keptFile = 'kept-samples.yaml';

const keepInFile = `or keep it: add \`- \` and the text between the backticks to content/${keptFile}`;

/** The last ones may stay, since an academy's own may look like them; the others would lie to visitors. */
const samples: readonly (readonly [what: string, pattern: RegExp, mayStay?: true])[] = [
  ['a sample e-mail address', /[\w.+-]+@[\w.-]+\.example\b/],
  ['a sample web address', /https?:\/\/[\w.-]+\.example\b/],
  ['a telephone number that cannot be dialled', /\+\d{1,3}[ 0]{6,}/],
  ['a sample postal code', /^0{6}$/],
  ['a sample testimonial', /^Sample student\b/i],
  ['a register that comes with the project', /^(?:sample|blank)-register\.\w+/],
  ['a sample address', /\bSample(?:town| Building| Road| State)\b/, true],
  ['the sample education brand', /\bSample Education Brand\b/, true],
  ['the example of an ID', /\bITA-2024-0000\b/, true],
];

const replaceIt =
  'put the academy’s own in its place, and of testimonials only words of students who have agreed';

/** What of a text is a sample, as it is written there, each with its problem. */
function samplesIn(file: string, text: string) {
  const { value, problemOf } = parseYamlFile(file, text, z.unknown());
  return textsIn(value, []).flatMap(({ path, written }) =>
    samples.flatMap(([what, pattern, mayStay = false]) => {
      const [sample] = pattern.exec(written) ?? [];
      if (sample === undefined) return [];
      const message = `${what} is still in place: \`${sample}\``;
      return [{ sample, mayStay, problem: problemOf(path, message, replaceIt) }];
    }),
  );
}

function textsIn(value: unknown, path: FieldPath): { path: FieldPath; written: string }[] {
  if (typeof value === 'string') return [{ path, written: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    textsIn(part, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

/** Whether a picture below `content/` has the name of one that comes with the project. */
export function isSamplePicture(path: string): boolean {
  return /\/sample-[^/]*$/.test(path);
}

/** Found where the picture is described, which is a text that the owner sees. */
function samplePicture(path: string, files: ReadonlyMap<string, string>) {
  const [folder = '', name = ''] = path.split('/');
  const captions = `${folder}/captions.yaml`;
  const { problemOf } = parseYamlFile(captions, files.get(captions) ?? '', z.unknown());
  const message = `\`${path}\` has the name of a sample photograph`;
  const fix =
    'put a photograph of the academy in its place, under a name of its own, and describe that one here';
  return { sample: path, mayStay: true, problem: problemOf([name], message, fix) };
}
