import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { knownFacts } from '../src/content/testing/known-facts.ts';
import { buildWithSettings, builtCopy } from './built-copy.ts';
import { content, home } from './content-words.ts';
import { testsOfCopy } from './copy-tests.ts';

/** The longest name and e-mail for which there is room: 60 and 50 characters. */
export const longName = 'Shri Lakshmibai Institute of Computer Training and Education';
export const longEmail = 'admissions.office@lakshmibai-institute-nashik.info';

/** The folder of the site of an academy with these, without WhatsApp, and with three courses on Home. */
export async function longNamesSite(): Promise<string> {
  const { folder } = await builtCopy('long-names', import.meta.filename, (root) =>
    buildWithSettings(root, '', { edit: editContent }),
  );
  return folder;
}

export const { buildTest: longNamesBuildTest, pageTest: longNamesTest } =
  testsOfCopy(longNamesSite);

function editContent(root: string) {
  const academy = parseDocument(knownFacts.get('academy.yaml') ?? '');
  academy.set('name', longName);
  academy.set('email', longEmail);
  academy.delete('whatsapp');
  writeFileSync(join(root, 'content/academy.yaml'), academy.toString());

  const homeFile = join(root, 'content/home.yaml');
  const words = parseDocument(readFileSync(homeFile, 'utf8'));
  words.setIn(['courses', 'cards'], featuredCourses(3));
  writeFileSync(homeFile, words.toString());
}

/** As many cards of courses for Home, whatever the owner shows there. */
function featuredCourses(count: number) {
  return content.courses.slice(0, count).map(({ path, title, description }) => {
    return { title, text: description, picture: home.hero.picture, course: path };
  });
}
