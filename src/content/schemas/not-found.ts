import { z } from 'zod';
import { line, pageHead, sentence } from './text.ts';

/** `content/not-found.yaml` */
export const notFoundSchema = z.strictObject({
  ...pageHead,
  heading: line,
  message: sentence('path').describe(
    '`{path}` becomes the address that the visitor asked for. Without scripts, `{path}` becomes the text of `thisAddress`.',
  ),
  thisAddress: line,
  plainly: line.describe('The message again, in everyday words.'),
  didYouMean: line,
  allPages: line,
  home: line,
  /** For a visitor without a connection, if the page exists but isn't stored on the device. */
  offline: z.strictObject({ heading: line, text: line, again: line }),
});
