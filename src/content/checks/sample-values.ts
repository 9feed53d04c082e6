import { LineCounter, parseDocument } from 'yaml';
import { fileStart, problemAt, sortProblems, type Problem } from '../problems/problem.ts';
import { samplePictures } from './sample-pictures.ts';
import { keyPlaceAt } from '../yaml/yaml-places.ts';

/**
 * Every sample value that is still in place, each with what to do: what has to be replaced before the site goes
 * live.
 *
 * @param files the texts by path below `content/`
 * @param pictureHashes the SHA-256 of each picture in hexadecimal, by path below `content/`
 * @param kept what the owner has confirmed in `kept-samples.yaml`
 * @param wayToKeep how one is confirmed; worded alike for all, so that a report can say it once
 */
export function sampleValues(
  files: ReadonlyMap<string, string>,
  pictureHashes: ReadonlyMap<string, string>,
  kept: readonly string[] = [],
  wayToKeep = keepInFile,
): Problem[] {
  const texts = [...files].filter(([file]) => /\.ya?ml$/.test(file) && file !== keptFile);
  const pictures = [...pictureHashes].filter(([, hash]) => samplePictures.has(hash));
  const found = [
    ...texts.flatMap(([file, text]) => samplesInText(file, text)),
    ...pictures.map(([file]) => samplePicture(file, files)),
  ];
  const left = found.filter(({ sample }) => !kept.includes(sample));
  const values = new Set(found.map(({ sample }) => sample));
  const stale = kept.filter((sample) => !values.has(sample));
  const told = left.map(({ sample: _, ...problem }) => ({
    ...problem,
    fix: `${problem.fix}; ${wayToKeep}`,
  }));
  return sortProblems([...told, ...stale.map(keepsNothing)]);
}

const keptFile = 'kept-samples.yaml';

const keepInFile = `or keep it: add \`- \` and the text between the backticks to content/${keptFile}`;

interface FoundSample extends Problem {
  /** The value as it is written, or the picture's path. */
  readonly sample: string;
}

function keepsNothing(sample: string): Problem {
  const message = `\`${sample}\` is no sample that is still in place`;
  return problemAt(keptFile, fileStart, message, 'take its line out');
}

interface Sample {
  readonly pattern: RegExp;
  readonly what: string;
  readonly fix: string;
}

const samples: readonly Sample[] = [
  {
    pattern: /[\w.+-]+@[\w.-]+\.example\b/,
    what: 'a sample e-mail address',
    fix: 'put the academy’s own e-mail address',
  },
  {
    pattern: /(?<=^siteUrl:\s*)\S+\.example\b/,
    what: 'the sample address of the site',
    fix: 'put the address at which visitors will find the site, such as https://www.the-academy.in',
  },
  {
    pattern: /https?:\/\/[\w.-]+\.example\b/,
    what: 'a sample web address',
    fix: 'put the full address of the academy’s own profile or page',
  },
  {
    pattern: /\+\d{1,3}[ 0]{6,}/,
    what: 'a telephone number that cannot be dialled',
    fix: 'put the academy’s own number, in international form',
  },
  {
    pattern: /\bSample(?:town| Building| Road| State)\b|(?<=^\s*postalCode:\s*)["']?0+["']?\s*$/,
    what: 'a sample postal address',
    fix: 'put the academy’s own address',
  },
  {
    pattern: /\bSample Education Brand\b/,
    what: 'the sample education brand',
    fix: 'put the name of the brand whose authorized training centre the academy is',
  },
  {
    pattern: /(?<=\bauthor:\s*)["']?Sample student\b/i,
    what: 'a sample testimonial',
    fix: 'put the words and the name of a student who has agreed to it, and their course',
  },
  {
    pattern: /(?<=^example:.*)\bITA-2024-0000\b/,
    what: 'the example of an ID',
    fix: 'put what the IDs on the academy’s own certificates look like',
  },
  {
    pattern: /(?<=^address:\s*)["']?sample-register\.\w+/,
    what: 'the sample register',
    fix: 'put the academy’s own register, see docs/changing-the-register.md',
  },
  {
    pattern: /(?<=^address:\s*)["']?blank-register\.\w+/,
    what: 'the blank register',
    fix: 'put the name of a filled-in copy of it, see docs/changing-the-register.md',
  },
];

/** At most one for each line: the first of the list that is found. */
function samplesInText(file: string, text: string): FoundSample[] {
  return text.split(/\r\n?|\n/).flatMap((line, index) => {
    if (/^\s*#/.test(line)) return [];
    for (const { pattern, what, fix } of samples) {
      const found = pattern.exec(line);
      if (!found) continue;
      const column = found.index + found[0].search(/\S/) + 1;
      const sample = found[0].trim().replaceAll(/^["']|["']$/g, '');
      const message = `${what} is still in place: \`${sample}\``;
      return [{ ...problemAt(file, { line: index + 1, column }, message, fix), sample }];
    }
    return [];
  });
}

/** Found where the picture is described, which is a text that the owner sees; else at the file itself. */
function samplePicture(file: string, files: ReadonlyMap<string, string>): FoundSample {
  const [folder = '', name = ''] = file.split('/');
  const captions = `${folder}/captions.yaml`;
  const counter = new LineCounter();
  const document = parseDocument(files.get(captions) ?? '', { lineCounter: counter });
  const place = keyPlaceAt(document, counter, [name]);
  const fix = 'put a photograph of the academy in its place, and describe that one here';
  const message = `\`${file}\` is still the sample photograph`;
  return { ...problemAt(captions, place, message, fix), sample: file };
}
