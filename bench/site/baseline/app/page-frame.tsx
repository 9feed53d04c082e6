import type { ReactNode } from 'react';
import { breadcrumbTrail } from '../../../../src/layout/breadcrumb-trail.ts';
import { Breadcrumbs } from '../../../../src/layout/breadcrumbs.tsx';
import { headTitle } from '../../../../src/layout/head-title.ts';
import { pages } from './prepared-pages.ts';

interface PageFrameProps {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** What the page is called among the breadcrumbs, if the menu does not say so. */
  readonly name?: string;
  readonly children: ReactNode;
}

const { navigation, syllabus } = pages.site;

/** A page's title and description, its breadcrumbs and its main part. */
export function PageFrame({ title, description, path, name, children }: PageFrameProps) {
  return (
    <>
      <title>{headTitle(title)}</title>
      <meta name="description" content={description} />
      <Breadcrumbs
        label={syllabus.breadcrumb}
        trail={breadcrumbTrail(path, navigation.links, name)}
      />
      <main id="content" className="grow" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
