import { fullAddress } from '../../content/schemas/site-address.ts';
import { pages } from '../../content/files/pages.ts';
import { isCourseFile, parseContentFiles } from '../../content/files/content-files.ts';
import type { Problem } from '../../content/files/problem.ts';
import { readContent } from '../../content/read-content.ts';
import { parseCourseFile } from '../../content/files/parse-course-file.ts';
import { registerContext } from '../../content/assemble-content.ts';
import { islandWords } from '../../features/validator/island-words.ts';
import { contactLinks } from '../../layout/contact-links.ts';
import type { DeskState } from '../words/desk-state.ts';
import { placeOf, toldProblems } from '../words/place-of.ts';

/** The part of the site's content that the room needs. */
export type RoomContent = ReturnType<typeof roomContent>;

/** @throws Error with a sentence, if the room's own files have a fault */
export function roomContent(state: DeskState) {
  const { content, problems } = readContent(state);
  const files = parseContentFiles(state.files);
  const [academy, certificate] = [files.academy.value, files.certificate.value];
  const [validator, registerFaults] = [files.validator.value, files.registerFaults.value];
  const register = files.register.value;
  if (!academy || !certificate || !validator || !registerFaults || !register) {
    throw new Error(
      `The room can’t be opened. ${firstOf(problems)} Correct it in “Words and pictures”, then open this page again.`,
    );
  }
  const courses = content?.courses ?? soundCourses(state.files);
  return {
    certificate,
    context: registerContext({ courses, register }),
    /** A warning that the content has a fault, which may affect the room. */
    warning:
      content === undefined
        ? `The content has a fault, and nothing goes online until it is corrected. ${firstOf(problems)}`
        : undefined,
    // The validator's words. Those for sealed registers are not needed, since the answers are the same.
    words: islandWords(validator, {}),
    faults: registerFaults,
    contact: contactLinks(academy),
    academyName: academy.name,
    /** The full address of the site's validator. */
    validator: fullAddress(academy.siteUrl, pages.validator.path),
    /** Whether that address is still the sample address. */
    isSample: new URL(academy.siteUrl).hostname.endsWith('.example'),
  };
}

function firstOf(problems: readonly Problem[]): string {
  const [first] = toldProblems(problems);
  if (!first) return '';
  return `The first is in “${placeOf(first.file).label}”: ${first.where}${first.where && ': '}${first.message}.`;
}

/** The names of the readable courses. */
function soundCourses(files: DeskState['files']) {
  return [...files].flatMap(([file, text]) => {
    const { path, value, alias } = isCourseFile(file)
      ? parseCourseFile(file, text)
      : { path: '', value: undefined, alias: undefined };
    if (value === undefined) return [];
    return [{ ...value, tile: value.tile ?? value.title, path, alias }];
  });
}
