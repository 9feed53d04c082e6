import { useEffect } from 'react';
import { NotFoundPage } from '../../../../src/features/not-found/not-found-page.tsx';
import { suggestPages } from '../../../../src/features/not-found/suggest-pages.ts';
import { PageFrame } from './page-frame.tsx';
import { pages } from './prepared-pages.ts';

const { catalogue, site } = pages;
const links = [
  ...site.navigation.links,
  ...catalogue.courses.map(({ title, path, alias }) => ({
    label: title,
    to: `/courses/${path}`,
    alias: alias && encodeURI(`/courses/${alias}`),
  })),
];

/** As `src/pages/404.astro`. */
export function MissingPage() {
  useEffect(() => suggestPages(document, location.pathname), []);
  return (
    <PageFrame title={site.notFound.title} description={site.notFound.description} path="/404">
      <NotFoundPage words={site.notFound} pages={links} />
    </PageFrame>
  );
}
