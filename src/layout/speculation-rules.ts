import { mayPreload } from '../service-worker/register-service-worker.ts';

/** Pages of the site; not its files, such as a picture that a link of the gallery opens. */
const pages = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/_astro/*', '/*.*'] } },
    { selector_matches: `.${mayPreload} a:not([download])` },
  ],
};

/** The other pages of the bar at the top, which only wide screens show; a link that is not shown does not count. */
const barPages = {
  and: [pages, { selector_matches: 'header nav:not([popover]) a:not([aria-current="page"])' }],
};

/** Never made ready in advance, since it fetches the register when it opens. */
const validator = { href_matches: '/SearchById' };

/**
 * What browsers may load before one goes there (HTML, "Speculation rules"; WICG nav-speculation).
 *
 * Documents of links in view are fetched ("eager": on phones once a link is seen, with a mouse as soon as it is
 * pointed at); the page that is pointed at or touched is made ready ("moderate": with a mouse after 0.2 s). The
 * bar's pages are fetched at once, since its links are always in view, and made ready sooner.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    { where: pages, eagerness: 'eager' },
    { where: barPages, eagerness: 'immediate' },
  ],
  prerender: [
    { where: { and: [pages, { not: validator }] }, eagerness: 'moderate' },
    { where: { and: [barPages, { not: validator }] }, eagerness: 'eager' },
  ],
});
