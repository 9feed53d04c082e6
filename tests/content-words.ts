import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { aboutSchema } from '../src/content/schemas/about.ts';
import { academySchema } from '../src/content/schemas/academy.ts';
import { catalogueSchema } from '../src/content/schemas/catalogue.ts';
import { captionsSchema } from '../src/content/schemas/gallery.ts';
import { homeSchema } from '../src/content/schemas/home.ts';
import { internshipSchema } from '../src/content/schemas/internship.ts';
import { registerFaultsSchema, registerSchema } from '../src/content/schemas/register.ts';
import { siteSchema } from '../src/content/schemas/site.ts';
import { validatorSchema } from '../src/content/schemas/validator.ts';

const folder = join(import.meta.dirname, '../content');

/** The words that the owner may change at any time; tests look for them and never spell them out. */
export const academy = academySchema.parse(yaml('academy.yaml'));
export const site = siteSchema.parse(yaml('site.yaml'));
export const home = homeSchema.parse(yaml('home.yaml'));
export const about = aboutSchema.parse(yaml('about.yaml'));
export const internship = internshipSchema.parse(yaml('internship.yaml'));
export const validator = validatorSchema.parse(yaml('validator.yaml'));
export const register = registerSchema.parse(yaml('register.yaml'));
export const registerFaults = registerFaultsSchema.parse(yaml('register-faults.yaml'));
export const catalogue = catalogueSchema.parse(yaml('courses.yaml'));
export const galleryCaptions = captionsSchema.parse(yaml('gallery/captions.yaml'));

/** A course file's titles and points, as they are written; the titles of its phases are left out. */
export function writtenModules(path: string): { title: string; points: string[] }[] {
  const text = readFileSync(join(folder, 'courses', `${path}.md`), 'utf8');
  const modules = text.split(/^# Modules$/m)[1] ?? '';
  const heading = /^### /m.test(modules) ? /^### /m : /^## /m;
  return modules.split(heading).flatMap((part, index) => {
    const [title = '', ...lines] = part.split('\n');
    const points = lines
      .filter((line) => line.startsWith('- '))
      .map((line) => line.slice(2).trim());
    return index === 0 ? [] : [{ title: title.trim(), points }];
  });
}

/** The bytes of a file below `content/`. */
export function contentFile(name: string): Buffer {
  return readFileSync(join(folder, name));
}

function yaml(name: string): unknown {
  return parse(readFileSync(join(folder, name), 'utf8'));
}
