import { z } from 'zod';
import type { Answer, GitHub } from './github.ts';
import type { ChangedFile } from './live-state.ts';

/**
 * The files below `content/` that differ between the commit that is online and `main`, at most 300 (the API's limit for
 * one comparison).
 *
 * @param published the texts that are online, by path below `content/`
 */
export async function changesOnGitHub(
  ask: GitHub,
  repository: string,
  commit: string,
  published: ReadonlyMap<string, string>,
): Promise<Answer<ChangedFile[]>> {
  const answer = await ask(`/repos/${repository}/compare/${commit}...main`);
  if (!answer.isFound) return answer;
  const { files } = comparisonSchema.parse(answer.value);
  const found: ChangedFile[] = [];
  for (const { filename, status } of files.filter((file) => file.filename.startsWith('content/'))) {
    const path = filename.slice('content/'.length);
    const before = published.get(path);
    const kind = status === 'removed' ? 'removed' : status === 'added' ? 'new' : 'changed';
    const after = await textAt(ask, repository, filename, kind);
    if (after && !after.isFound) return after;
    found.push({
      path,
      status: kind,
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after: after.value }),
    });
  }
  return { isFound: true, value: found };
}

const comparisonSchema = z.object({
  files: z.array(z.object({ filename: z.string(), status: z.string() })).default([]),
});

async function textAt(
  ask: GitHub,
  repository: string,
  filename: string,
  status: ChangedFile['status'],
): Promise<Answer<string> | undefined> {
  if (status === 'removed' || !/\.(ya?ml|md)$/.test(filename)) return undefined;
  const path = filename.split('/').map(encodeURIComponent).join('/');
  const answer = await ask(
    `/repos/${repository}/contents/${path}?ref=main`,
    'application/vnd.github.raw+json',
  );
  // Asked for as text.
  return answer.isFound ? { isFound: true, value: String(answer.value) } : answer;
}
