import { z } from 'zod';
import {
  fileStart,
  problemAt,
  sortProblems,
  type FieldPath,
  type Problem,
} from '../problems/problem.ts';
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
    ...samplePictures
      .filter((path) => pictures.has(path))
      .map((path) => samplePicture(path, files)),
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
  return problemAt(keptFile, fileStart, { message, fix: 'take its line out' });
}

interface Sample {
  readonly what: string;
  /** The name of the field in which alone it is a sample. */
  readonly field?: string;
  readonly pattern: RegExp;
}

const samples: readonly Sample[] = [
  { what: 'a sample e-mail address', pattern: /[\w.+-]+@[\w.-]+\.example\b/ },
  { what: 'the sample address of the site', field: 'siteUrl', pattern: /\S+\.example\b/ },
  { what: 'a sample web address', pattern: /https?:\/\/[\w.-]+\.example\b/ },
  { what: 'a telephone number that cannot be dialled', pattern: /\+\d{1,3}[ 0]{6,}/ },
  { what: 'a sample address', pattern: /\bSample(?:town| Building| Road| State)\b/ },
  { what: 'a sample postal code', field: 'postalCode', pattern: /^0+$/ },
  { what: 'the sample education brand', pattern: /\bSample Education Brand\b/ },
  { what: 'a sample testimonial', field: 'author', pattern: /^Sample student\b/i },
  { what: 'the example of an ID', field: 'example', pattern: /\bITA-2024-0000\b/ },
  { what: 'the sample register', field: 'address', pattern: /^sample-register\.\w+/ },
  { what: 'the blank register', field: 'address', pattern: /^blank-register\.\w+/ },
];

const replaceIt =
  'put the academy’s own in its place, and of testimonials only words of students who have agreed';

/** The photographs that come with the project. */
const samplePictures = [
  'gallery/board-tray.jpg',
  'gallery/book-stack-window.jpg',
  'gallery/cad-plan.jpg',
  'gallery/certificates-wall.jpg',
  'gallery/design-desk.jpg',
  'gallery/desk-blinds.jpg',
  'gallery/flat-lay.jpg',
  'gallery/graduation.jpg',
  'gallery/hardware-bench-bright.jpg',
  'gallery/headphones-books.jpg',
  'gallery/headphones-night.jpg',
  'gallery/keyboard-macro.jpg',
  'gallery/keyboard-overhead.jpg',
  'gallery/lab-aisle.jpg',
  'gallery/lab-night.jpg',
  'gallery/lab-seat.jpg',
  'gallery/laptop-night.jpg',
  'gallery/library-shelf.jpg',
  'gallery/open-notebook.jpg',
  'gallery/phone-app.jpg',
  'gallery/rack-leds.jpg',
  'gallery/rack-wide.jpg',
  'gallery/ram-macro.jpg',
  'gallery/router-shelf.jpg',
  'gallery/seminar-lectern.jpg',
  'gallery/server-rack.jpg',
  'gallery/sill-plants.jpg',
  'gallery/sticky-wall.jpg',
  'gallery/two-monitors.jpg',
  'gallery/whiteboard-lesson.jpg',
  'pictures/lab-evening.jpg',
  'pictures/laptop-code.jpg',
  'pictures/reception.jpg',
  'pictures/seminar-room.jpg',
];

/** At most one for each text: the first of the table that is found. */
function samplesIn(file: string, text: string): FoundSample[] {
  const { value, problemOf } = parseYamlFile(file, text, z.unknown());
  return textsIn(value, []).flatMap(({ path, written }) => {
    for (const { field, pattern, what } of samples) {
      const [sample] = pattern.exec(written) ?? [];
      if (sample === undefined || (field !== undefined && field !== path.at(-1))) continue;
      return [
        { ...problemOf(path, `${what} is still in place: \`${sample}\``, replaceIt), sample },
      ];
    }
    return [];
  });
}

function textsIn(value: unknown, path: FieldPath): { path: FieldPath; written: string }[] {
  if (typeof value === 'string') return [{ path, written: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    textsIn(part, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

/** Found where the picture is described, which is a text that the owner sees. */
function samplePicture(file: string, files: ReadonlyMap<string, string>): FoundSample {
  const [folder = '', name = ''] = file.split('/');
  const captions = `${folder}/captions.yaml`;
  const { problemOf } = parseYamlFile(captions, files.get(captions) ?? '', z.unknown());
  const message = `\`${file}\` has the name of a sample photograph`;
  const fix =
    'put a photograph of the academy in its place, under a name of its own, and describe that one here';
  return { ...problemOf([name], message, fix), sample: file };
}
