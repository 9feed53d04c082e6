import { useCallback } from 'react';
import { changesOnGitHub } from './changes-on-github.ts';
import { ChangesList } from './changes-list.tsx';
import { describeChanges } from './describe-changes.ts';
import { gitHub } from './github.ts';
import type { ChangedFile } from './live-state.ts';
import type { Publications } from './publication.ts';
import { ToldNote } from './told-note.tsx';
import { useAnswer } from './use-answer.ts';

interface ChangesOnlineProps {
  readonly repository: string;
  readonly token: string;
  readonly found: Publications;
  /** The texts that are online. */
  readonly published: ReadonlyMap<string, string>;
  readonly onFound: (changes: readonly ChangedFile[]) => void;
}

/** What was saved and is not online yet. */
export function ChangesOnline(props: ChangesOnlineProps) {
  const { online } = props.found;
  return (
    <section aria-labelledby="live-changes">
      <h2 id="live-changes">Not online yet</h2>
      {online ? (
        <ChangesSince {...props} commit={online.commit} />
      ) : (
        <p>Nothing is online yet, so there is nothing to compare with.</p>
      )}
    </section>
  );
}

function ChangesSince({
  repository,
  token,
  commit,
  published,
  onFound,
}: ChangesOnlineProps & { readonly commit: string }) {
  const ask = useCallback(async () => {
    const answer = await changesOnGitHub(gitHub(token), repository, commit, published);
    if (answer.isFound) onFound(answer.value);
    return answer;
  }, [repository, token, commit, published, onFound]);
  const [asked] = useAnswer(ask);
  if (asked.status === 'waiting') return <p className="live-soft">Asking GitHub …</p>;
  if (asked.status === 'failed') return <p>GitHub’s answer could not be read.</p>;
  if (!asked.value.isFound) return <ToldNote told={asked.value.told} />;
  const changes = describeChanges(asked.value.value);
  return changes.length === 0 ? (
    <p>Everything that was saved is online.</p>
  ) : (
    <>
      <p>What you save in “Words and pictures” is tested, and then goes online by itself.</p>
      <ChangesList changes={changes} />
    </>
  );
}
