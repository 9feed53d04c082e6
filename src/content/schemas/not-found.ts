import { z } from 'zod';
import { line, pageHead, sentence } from './text.ts';

/** `content/not-found.yaml`: the page for an address that does not exist. */
export const notFoundSchema = z.strictObject({
  ...pageHead,
  heading: line,
  message: sentence('path').describe(
    '`{path}` becomes the address or, in a browser without scripts, the words of `thisAddress`.',
  ),
  thisAddress: line,
  plainly: line.describe('The message again, in everyday words.'),
  didYouMean: line,
  allPages: line,
  home: line,
  /** Shown instead of the words above if the page exists but can't be loaded without a connection. */
  offline: z.strictObject({ heading: line, text: line, again: line }),
});
