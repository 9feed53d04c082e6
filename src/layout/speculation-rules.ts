import { mayPreload } from '../service-worker/register-service-worker.ts';

/** Links to pages of the site; not to its files, such as a picture that a link of the gallery opens. */
const pages = `.${mayPreload} a[href^="/"]:not([href*="."],[download])`;

/** The other pages of the bar at the top, which only wide screens show; a link that is not shown does not count. */
const barPages = `.${mayPreload} header nav:not([popover]) a:not([aria-current])`;

/** Where visitors are to go, from any page. */
const catalogue = '[href="/courses"]';

/** The validator is never made ready in advance, since it fetches the register when it opens. */
const notValidator = ':not([href^="/SearchById"])';

/**
 * What browsers may load in advance (HTML, "Speculation rules"; WICG nav-speculation).
 *
 * Documents of links in view are fetched ("eager": on phones once a link is seen, with a mouse as soon as it is
 * pointed at); the page that is pointed at or touched is made ready ("moderate": with a mouse after 0.2 s). The
 * bar's pages are fetched at once, since its links are always in view, and made ready sooner, the catalogue at once.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    { where: { selector_matches: pages }, eagerness: 'eager' },
    { where: { selector_matches: barPages }, eagerness: 'immediate' },
  ],
  prerender: [
    { where: { selector_matches: pages + notValidator }, eagerness: 'moderate' },
    { where: { selector_matches: barPages + notValidator }, eagerness: 'eager' },
    { where: { selector_matches: barPages + catalogue }, eagerness: 'immediate' },
  ],
});
