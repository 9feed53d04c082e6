import { isCourseFile } from '../../content/files/content-files.ts';
import { coursePath } from '../../content/schemas/course.ts';
import { faultWords } from '../../content/schemas/text.ts';
import type { ToldProblem } from './place-of.ts';

/** Matches the name that the CMS makes up for a title without Latin letters or digits. */
const random = /^[\da-f]{12}$/;

/**
 * The fault of a new course's address, if it has a fault.
 *
 * @param file the course's path below `content/`, made by the CMS from the title, or typed by the owner
 * @param files the paths of all files
 */
export function addressProblems(
  file: string,
  title: string,
  files: readonly string[],
): ToldProblem[] {
  const address = addressOf(file);
  // If an address is taken, the CMS adds a number to it.
  const wanted = address.replace(/-\d+$/, '');
  const told = (message: string, fix: string) => [{ file, where: 'Title', message, fix }];
  const owner = files
    .filter(isCourseFile)
    .map(addressOf)
    .find((taken) => [address, wanted].some((name) => isSame(taken, name)));
  if (owner !== undefined) {
    return told(`there is a course at /courses/${owner} already`, another(`${wanted}_2`));
  }
  const isOtherScript = /(?!\p{Script=Latin})\p{L}/u.test(title);
  if (title.trim() !== '' && (random.test(address) || (isOtherScript && !/[a-z]/i.test(address)))) {
    return told(`no address can be made of “${title}”`, another('Marathi_Typing'));
  }
  const { error } = coursePath.safeParse(address);
  if (error === undefined) return [];
  const { message } = faultWords(error.issues[0]?.message ?? '', '');
  return told(`the address /courses/${address} ${message}`, another('Java_Script'));
}

function another(example: string): string {
  return `press the anchor at the right of the form, then the pencil; write another address of Latin letters, digits and underscores, such as ${example}; and press the small tick beside it`;
}

function addressOf(file: string): string {
  return file.replace(/^courses\/|\.md$/g, '');
}

function isSame(one: string, other: string): boolean {
  // The CMS writes an underscore in place of a space.
  return one.replaceAll(' ', '_').toLowerCase() === other.replaceAll(' ', '_').toLowerCase();
}
