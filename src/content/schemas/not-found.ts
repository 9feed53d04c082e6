import { z } from 'zod';
import { line, pageHead, sentence } from './text.ts';

/** `content/not-found.yaml`: the page for an address that does not exist. */
export const notFoundSchema = z.strictObject({
  ...pageHead,
  heading: line,
  message: sentence('path').describe('`{path}` is `thisAddress` where there is no script.'),
  thisAddress: line,
  plainly: line.describe('The same as a person would say it.'),
  didYouMean: line,
  allPages: line,
  home: line,
  /** Replaces the words above if the page exists, but can't be loaded without a connection. */
  offline: z.strictObject({ heading: line, text: line, again: line }),
});
