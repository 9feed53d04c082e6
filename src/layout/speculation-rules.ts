import { mayPreload } from '../service-worker/register-service-worker.ts';

/** Pages of the site; not its files, such as a picture that a link of the gallery opens. */
const pages = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/_astro/*', '/*.*'] } },
    { selector_matches: `.${mayPreload} a:not([download])` },
  ],
};

/**
 * What browsers may load before one goes there (HTML, "Speculation rules"; WICG nav-speculation).
 *
 * Documents of links in view are fetched ("eager": on phones once a link is seen, with a mouse as soon as it is
 * pointed at); the page that is pointed at or touched is made ready ("moderate"). The validator is never made
 * ready in advance, since it fetches the register when it opens.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: pages, eagerness: 'eager' }],
  prerender: [
    {
      where: { and: [pages, { not: { href_matches: '/SearchById' } }] },
      eagerness: 'moderate',
    },
  ],
});
