import type { ReactNode } from 'react';
import { breadcrumbTrail } from '../../../../src/layout/breadcrumb-trail.ts';
import { Breadcrumbs } from '../../../../src/layout/breadcrumbs.tsx';
import { pages } from './prepared-pages.ts';

interface PageFrameProps {
  readonly path: string;
  readonly children: ReactNode;
}

const { site, sitePages } = pages;

/** A page's title and description, its breadcrumbs and its main part. */
export function PageFrame({ path, children }: PageFrameProps) {
  const page = sitePages.find((candidate) => candidate.path === path);
  if (!page) return null;
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <Breadcrumbs label={site.syllabus.breadcrumb} trail={breadcrumbTrail(page, sitePages)} />
      <main id="content" className="grow" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
