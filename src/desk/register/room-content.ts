import { fullAddress } from '../../content/schemas/site-address.ts';
import { pages } from '../../content/files/pages.ts';
import {
  isCourseFile,
  parseContentFiles,
  type ContentValues,
} from '../../content/files/content-files.ts';
import type { Problem } from '../../content/files/problem.ts';
import { readContent } from '../../content/read-content.ts';
import { parseCourseFile } from '../../content/files/parse-course-file.ts';
import { registerContext } from '../../content/assemble-content.ts';
import type { RegisterContext } from '../../content/content.ts';
import { type IslandContent, islandWords } from '../../answer/island-words.ts';
import { contactLinks } from '../../layout/contact-links.ts';
import type { DeskState } from '../words/desk-state.ts';
import { placeOf, toldProblems } from '../words/place-of.ts';
import { unreadableWords } from '../words/show-faults.ts';
import type { InspectionContext } from '../../register/inspection/inspection-types.ts';

/** The part of the site's content that the page “The register” needs. */
export interface RoomContent extends Pick<IslandContent, 'words' | 'contact' | 'academyName'> {
  /** The words on certificates. */
  readonly certificate: ContentValues['certificate'];
  /** The register's settings and the names of the courses. */
  readonly context: RegisterContext & Pick<InspectionContext, 'remembered'>;
  /** `content/register.yaml`, if the desk can write it. */
  readonly settingsFile: string | undefined;
  /** A sentence, if another file has a fault. */
  readonly warning: string | undefined;
  /** Each fault's sentences for the owner and for visitors. */
  readonly faults: ContentValues['registerFaults'];
  /** The full address of the site's own validator. */
  readonly validator: string;
  /** Whether the site's address is still the sample address. */
  readonly isSample: boolean;
}

/** @throws {Error} with a sentence, if a file that the page needs has a fault */
export function roomContent(state: DeskState): RoomContent {
  const { content, problems } = readContent(state);
  const files = parseContentFiles(state.files);
  const academy = files.academy.value;
  const certificate = files.certificate.value;
  const validator = files.validator.value;
  const registerFaults = files.registerFaults.value;
  const register = files.register.value;
  if (!academy || !certificate || !validator || !registerFaults || !register) {
    const [unreadable] = Object.values(files).flatMap((file) => file.unreadable ?? []);
    const { message, cure } = unreadable
      ? unreadableWords(unreadable, state.isLocal)
      : { message: firstOf(problems), cure: 'correct it in “Words and pictures”' };
    throw new Error(
      `This page can’t be opened yet. ${message} What to do: ${cure}; then open this page again.`,
    );
  }
  const courses = content?.courses ?? soundCourses(state.files);
  return {
    certificate,
    context: {
      ...registerContext({ courses, register, validator }),
      remembered: state.confirmedRows,
    },
    settingsFile: state.isLocal ? state.files.get('register.yaml') : undefined,
    warning:
      content === undefined
        ? `The content has a fault, and nothing goes online until it is corrected. ${firstOf(problems)}`
        : undefined,
    // `{}` leaves out the words that only a sealed register needs. No answer on this page has them.
    words: islandWords(validator, {}),
    faults: registerFaults,
    contact: contactLinks(academy),
    academyName: academy.name,
    validator: fullAddress(academy.siteUrl, pages.validator.path),
    isSample: new URL(academy.siteUrl).hostname.endsWith('.example'),
  };
}

function firstOf(problems: readonly Problem[]): string {
  const [first] = toldProblems(problems);
  if (!first) return '';
  return `The first fault is in “${placeOf(first.file).label}”: ${first.where}${first.where && ': '}${first.message}.`;
}

function soundCourses(files: DeskState['files']) {
  return [...files].flatMap(([file, text]) => {
    if (!isCourseFile(file)) return [];
    const { path, value, alias } = parseCourseFile(file, text);
    return value === undefined ? [] : [{ ...value, tile: value.tile ?? value.title, path, alias }];
  });
}
