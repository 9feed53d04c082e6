import { CourseFilter } from '../../../../src/features/courses/course-filter.tsx';
import { CourseGroups } from '../../../../src/features/courses/course-groups.tsx';
import { PageHero } from '../../../../src/ui/page-hero.tsx';
import { PageFrame } from './page-frame.tsx';
import { pages } from './prepared-pages.ts';

const { catalogue, contact, site } = pages;
const groupChoices = catalogue.groups.map(({ id, heading }) => ({ value: id, label: heading }));

/** As `src/pages/courses.astro`. */
export function CoursesPage() {
  const { hero, filter, groups, levels, total } = catalogue;
  return (
    <PageFrame path="/courses">
      <PageHero
        headline={hero.headline}
        text={hero.text}
        figure={{ value: String(total), label: hero.count, inCorner: true }}
      />
      <CourseFilter
        words={filter}
        levels={levels}
        groups={groupChoices}
        total={total}
        contact={contact}
        indexUrl="/course-index.json"
      />
      <CourseGroups groups={groups} levels={site.syllabus.levels} />
    </PageFrame>
  );
}
