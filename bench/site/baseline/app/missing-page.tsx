import { useEffect } from 'react';
import { NotFoundPage } from '../../../../src/features/not-found/not-found-page.tsx';
import { suggestPages } from '../../../../src/features/not-found/suggest-pages.ts';
import { PageFrame } from './page-frame.tsx';
import { pages } from './prepared-pages.ts';

const { catalogue, menu, notFound } = pages;
const links = [
  ...menu,
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
    <PageFrame path="/404">
      <NotFoundPage words={notFound} pages={links} />
    </PageFrame>
  );
}
