import { content } from '../../content/site-content.ts';
import { catalogueContent } from './catalogue-content.ts';

/**
 * What the catalogue's island shows on this site. integrations/own-content.ts turns this module into a script that
 * contains only the value, so that the page has each tile only once, as HTML.
 */
export const ownCatalogue = catalogueContent(content);
