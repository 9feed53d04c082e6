import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '../../src/content/load-content.ts';
import { formatProblems } from '../../src/content/files/problem.ts';
import { contactLinks } from '../../src/layout/contact-links.ts';

const folder = join(import.meta.dirname, '../../content');
const loaded = await loadContent(folder);
if (!loaded.content) throw new Error(formatProblems(loaded.problems, loaded.files));

/** The owner may change these words at any time, so no test spells them out. */
export const { content } = loaded;
export const { academy, site, home, about, internship, validator, privacy, notFound } = content;
export const { register, registerFaults, catalogue } = content;

/** The Gallery’s pictures in order. The accessible name of a picture’s link is its `alt`. */
export const galleryPictures = content.gallery.rows.flatMap(({ room, pictures }) =>
  pictures.map(({ picture, caption }) => {
    const alt = content.pictures.get(picture) ?? '';
    return { alt, caption: `${room}: ${caption}` };
  }),
);

/** The academy's contact links, the main one first, without a prepared message. */
export const contact = contactLinks(academy);

/** Whether the register is on another host. A sealed register is always on this site. */
export const isRegisterElsewhere = register.sealed !== true && URL.canParse(register.address);

/** The register's address on this site. Undefined if the register is sealed or on another host. */
export const plainRegister =
  register.sealed === true || isRegisterElsewhere ? undefined : `/register/${register.address}`;

/** Each module's title and points, as the course's file has them. Titles of phases are left out. */
export function writtenModules(path: string): { title: string; points: string[] }[] {
  const text = readFileSync(join(folder, 'courses', `${path}.md`), 'utf8');
  const modules = text.split(/^(?:# Modules|---)$/m).at(-1) ?? '';
  const heading = /^### /m.test(modules) ? /^### /m : /^## /m;
  return modules.split(heading).flatMap((part, index) => {
    const [title = '', ...lines] = part.split('\n');
    const points = lines
      .filter((line) => line.startsWith('- '))
      .map((line) => line.slice(2).trim());
    return index === 0 ? [] : [{ title: title.trim(), points }];
  });
}
