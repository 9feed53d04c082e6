/**
 * The current text of a file at GitHub; undefined if the file does not exist.
 *
 * @param path from the repository's root
 * @throws {Error} with a sentence, if GitHub does not answer
 */
export async function textAtGitHub(repository: string, path: string): Promise<string | undefined> {
  const steps = path.split('/').map(encodeURIComponent).join('/');
  const response = await fetch(`https://api.github.com/repos/${repository}/contents/${steps}`, {
    cache: 'no-store',
    headers: {
      Accept: 'application/vnd.github.raw+json',
      Authorization: `Bearer ${tokenOfCms()}`,
    },
  }).catch(() => undefined);
  if (response?.ok) return response.text();
  if (response?.status === 404) return undefined;
  throw new Error(
    'GitHub could not be asked whether this file was changed meanwhile. What you typed stays in the form; try again in a minute',
  );
}

/** The CMS's token, from the place where the CMS keeps it. */
function tokenOfCms(): string {
  const kept: unknown = JSON.parse(localStorage.getItem('sveltia-cms.user') ?? 'null');
  const isUser = typeof kept === 'object' && kept !== null && 'token' in kept;
  return isUser ? String(kept.token) : '';
}
