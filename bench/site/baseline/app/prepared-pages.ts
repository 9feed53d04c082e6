import type { Course } from '../../../../src/content/content.ts';
import type { PageProps } from '../prepared/page-props.ts';

// Vite's root is the folder that the first step of the build has prepared.
const [prepared] = Object.values(
  import.meta.glob<PageProps>('/pages.json', { eager: true, import: 'default' }),
);
if (!prepared) throw new Error('pages.json is not prepared');

/** What all pages show, as part of the script; a syllabus is a script of its own. */
export const pages: PageProps = prepared;

/** The course at a path below `/courses/`, once it is loaded; undefined where there is none. */
export async function loadCourse(path: string): Promise<Course | undefined> {
  return courses[`/courses/${path}.json`]?.();
}

const courses = import.meta.glob<Course>('/courses/*.json', { import: 'default' });
