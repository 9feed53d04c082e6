import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { SiteFooter } from '../../../../src/layout/site-footer.tsx';
import { SiteHeader } from '../../../../src/layout/site-header.tsx';
import { pages } from './prepared-pages.ts';

const { academy, menu, site } = pages;

/** What stands around every page, as in `src/layout/page.astro`. */
export function SiteFrame() {
  const { pathname } = useLocation();
  return (
    <>
      <a href="#content" className={skipLink}>
        {site.navigation.skip}
      </a>
      <SiteHeader
        name={academy.name}
        words={site.navigation}
        menu={menu}
        current={decodeURIComponent(pathname)}
      />
      <Outlet />
      <SiteFooter academy={academy} site={site} />
      <ScrollRestoration />
    </>
  );
}

const skipLink =
  'sr-only z-20 bg-marigold font-semibold text-on-marigold focus:not-sr-only focus:absolute focus:top-2 ' +
  'focus:left-2 focus:rounded-md focus:px-4 focus:py-3';
