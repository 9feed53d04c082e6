import { content } from '../content/site-content.ts';

/** The words that the validator needs only for a list of IDs. The page fetches them when a visitor chooses "Several". */
export function GET(): Response {
  return Response.json(content.validator.list);
}
