import { pageProps } from '../page-props.ts';

/** What all pages show, but for the syllabi. */
export async function GET(): Promise<Response> {
  return Response.json(await pageProps());
}
