import { content } from '../../../content/site-content.ts';
import { islandContent } from '../../../answer/island-words.ts';

/**
 * What the validator's island shows on this site. integrations/own-content.ts turns this module into a script that
 * contains only the value. If the value were in the page, as the island's props, it would delay the first paint.
 */
export const ownContent = islandContent(content);
