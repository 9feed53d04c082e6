import { useCallback, useMemo, useState } from 'react';
import type { DeskState } from '../words/desk-state.ts';
import { askHere } from './ask-here.ts';
import { ChangesOnline } from './changes-online.tsx';
import { HowItLooks } from './how-it-looks.tsx';
import { isUnready, leftToDo } from './left-to-do.ts';
import type { ChangedFile } from './live-state.ts';
import { Online } from './online.tsx';
import type { Publications } from './publication.ts';
import { PublishHere } from './publish-here.tsx';
import { StillASample } from './still-a-sample.tsx';
import { ToldNote } from './told-note.tsx';
import { useAnswer } from './use-answer.ts';

/** The room, on this computer or published. */
export function LiveRoom({ state }: { readonly state: DeskState }) {
  return state.isLocal ? <LocalRoom state={state} /> : <PublishedRoom state={state} />;
}

function LocalRoom({ state }: { readonly state: DeskState }) {
  const [here, again] = useAnswer(askHere);
  const [sent, setSent] = useState(0);
  const left = useMemo(() => leftToDo(state), [state]);
  const repository =
    state.repository ?? (here.status === 'there' ? here.value.repository : undefined);
  const published = () => {
    again();
    setSent((times) => times + 1);
  };
  return (
    <>
      {here.status === 'waiting' && <p className="live-soft">Looking at the folder …</p>}
      {here.status === 'failed' && <ToldNote told={notAnswered} />}
      {here.status === 'there' && (
        <>
          <PublishHere here={here.value} isUnready={isUnready(left)} onPublished={published} />
          <HowItLooks orderKey={here.value.key} />
        </>
      )}
      {repository === undefined ? (
        <NoRepository />
      ) : (
        <OnlineWithToken repository={repository} sent={sent} />
      )}
      <StillASample left={left} isLocal />
    </>
  );
}

interface OnlineWithTokenProps {
  readonly repository: string;
  readonly sent: number;
}

function OnlineWithToken({ repository, sent }: OnlineWithTokenProps) {
  const [token, setToken] = useToken();
  const ignore = useCallback(() => undefined, []);
  return (
    <Online repository={repository} token={token} sent={sent} onToken={setToken} onFound={ignore} />
  );
}

function PublishedRoom({ state }: { readonly state: DeskState }) {
  const [token, setToken] = useToken();
  const [found, setFound] = useState<Publications>();
  const [newer, setNewer] = useState<readonly ChangedFile[]>([]);
  const left = useMemo(() => leftToDo(state, newer), [state, newer]);
  const { repository } = state;
  if (repository === undefined) return <NoRepository />;
  return (
    <>
      <Online repository={repository} token={token} onToken={setToken} onFound={setFound} />
      {found && (
        <ChangesOnline
          repository={repository}
          token={token}
          found={found}
          published={state.files}
          onFound={setNewer}
        />
      )}
      <StillASample left={left} isLocal={false} />
    </>
  );
}

function NoRepository() {
  return (
    <section aria-labelledby="live-online">
      <h2 id="live-online">Online</h2>
      <p>
        To see here what became of a change, this page must know your repository at GitHub. Open{' '}
        <a href="words#/collections/facts/entries/academy">Name, phone, email, address</a>, and
        write its owner and name into <b>Repository</b>, such as your-academy/website.
      </p>
    </section>
  );
}

/** Stays until the window is closed. */
function useToken() {
  const [token, setToken] = useState(() => sessionStorage.getItem(tokenName) ?? '');
  const keep = useCallback((typed: string) => {
    sessionStorage.setItem(tokenName, typed);
    setToken(typed);
  }, []);
  return [token, keep] as const;
}

const tokenName = 'desk-token';

const notAnswered = {
  message: 'The desk does not answer.',
  fix: 'Start it again with “npm run desk”, then reload this page.',
};
