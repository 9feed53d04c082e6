import type { ItemListLeaf } from 'schema-dts';
import type { Course } from '../content/content.ts';
import type { Academy } from '../content/schemas/academy.ts';
import { courseSummary } from './course.ts';

/** The catalogue as an ItemList of schema.org, in the order of its tiles. */
export function courseListData(
  name: string,
  courses: readonly Course[],
  academy: Academy,
): ItemListLeaf {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: courses.length,
    itemListElement: courses.map((course, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: courseSummary(course, academy),
    })),
  };
}
