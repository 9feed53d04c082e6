import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Answer, type Host, readAnswer } from './host.ts';

/**
 * Netlify's own matchers of redirects and of headers, asked in the order that Netlify documents: a file comes
 * before a redirect that is not forced, and headers are only for files that Netlify serves itself. Which file
 * belongs to a path is looked up here, as Netlify documents it.
 */
export async function netlify(folder: string): Promise<Host> {
  const site = resolve(folder);
  const { redirects, headers } = await matchers(site);

  async function ask(path: string): Promise<Answer> {
    const request = new Request(new URL(path, 'http://localhost'));
    const file = fileOf(site, path);
    if (file)
      return readAnswer(await withHeaders(request, new Response(readFileSync(file), fresh)));
    const rule = await redirects.match(request);
    if (rule) return readAnswer(redirectTo(rule));
    const page = readFileSync(join(site, '404.html'));
    return readAnswer(await withHeaders(request, new Response(page, { ...fresh, status: 404 })));
  }

  async function withHeaders(request: Request, response: Response): Promise<Response> {
    await headers.apply(request, response);
    return response;
  }

  return { ask, stop: async () => undefined };
}

/** What Netlify sends with a file unless `_headers` says otherwise. */
const fresh = { headers: { 'cache-control': 'public, max-age=0, must-revalidate' } };

/** The file of a path: itself, or the page of that name, with or without a slash at its end; case counts. */
function fileOf(site: string, path: string): string | undefined {
  const { pathname } = new URL(path, 'http://localhost');
  const name = decodeURIComponent(pathname).replace(/\/$/, '');
  return [name, `${name}.html`, `${name}/index.html`]
    .map((file) => join(site, file))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

/** The parts that are used of @netlify/redirects 4 and @netlify/headers 3. */
interface RedirectsHandler {
  match(request: Request): Promise<RedirectRule | undefined>;
}
interface RedirectRule {
  readonly statusCode: number;
  readonly target: URL;
}
interface HeadersHandler {
  apply(request: Request, response: Response): Promise<unknown>;
}
async function matchers(site: string) {
  const { RedirectsHandler: Redirects } = await hostPackage<{
    RedirectsHandler: new (options: object) => RedirectsHandler;
  }>('@netlify/redirects');
  const { HeadersHandler: Headers } = await hostPackage<{
    HeadersHandler: new (options: object) => HeadersHandler;
  }>('@netlify/headers');
  const folder = { projectDir: site, publicDir: site, publishDir: '.' };
  return {
    redirects: new Redirects({
      ...folder,
      configRedirects: [],
      jwtRoleClaim: '',
      jwtSecret: 'none',
    }),
    headers: new Headers({ ...folder, configHeaders: [], logger: console }),
  };
}

/** A package of this folder's own `node_modules`, which is not there when the project's types are checked. */
async function hostPackage<Exports>(name: string): Promise<Exports> {
  // The interfaces above say what of it is used.
  return (await import(name)) as Exports;
}

/** As Netlify redirects: to a path of the same site, its query kept. */
function redirectTo({ target, statusCode }: RedirectRule): Response {
  const location = target.pathname + target.search;
  return new Response(undefined, { status: statusCode, headers: { location } });
}
