import { content } from '../../content/site-content.ts';
import { islandContent } from './island-content.ts';

/**
 * What the validator's island shows on this site. In the page, as the island's props, the words would delay the first
 * paint. So scripts/build/own-content.ts makes this module a script that holds the value alone.
 */
export const ownContent = islandContent(content);
