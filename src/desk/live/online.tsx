import { useCallback, useEffect } from 'react';
import { gitHub, type Answer } from './github.ts';
import { readPublications, type Publication, type Publications } from './publication.ts';
import { timeOf } from './time-of.ts';
import { Note, ToldNote } from './told-note.tsx';
import { TokenForm } from './token-form.tsx';
import { useAnswer, type Asked } from './use-answer.ts';

interface OnlineProps {
  readonly repository: string;
  readonly token: string;
  /** How often something was sent from this page. */
  readonly sent?: number;
  readonly onToken: (token: string) => void;
  /** Is called with what is found. */
  readonly onFound: (found: Publications) => void;
}

/** What became of the last change at GitHub. */
export function Online({ repository, token, sent = 0, onToken, onFound }: OnlineProps) {
  const ask = useCallback(async () => {
    const answer = await readPublications(gitHub(token), repository);
    if (answer.isFound) onFound(answer.value);
    return answer;
  }, [repository, token, onFound]);
  const [asked, again] = useAnswer(ask);
  const isRunning =
    asked.status === 'there' && asked.value.isFound && asked.value.value.last.kind === 'running';
  useRepeated(again, isRunning, token === '' ? slow : quick);
  useLaterLook(again, sent);
  return (
    <section aria-labelledby="live-online">
      <h2 id="live-online">Online</h2>
      <div role="status">
        {asked.status === 'waiting' && <p className="live-soft">Asking GitHub …</p>}
        {asked.status === 'failed' && <ToldNote told={notUnderstood} />}
        {asked.status === 'there' && <Found answer={asked.value} />}
      </div>
      <button type="button" className="button button-quiet" onClick={again}>
        Look again
      </button>
      <TokenForm token={token} isNeeded={asksForToken(asked)} onToken={onToken} />
    </section>
  );
}

/** Whether GitHub would answer more with a token, or with another one. */
function asksForToken(asked: Asked<Answer<Publications>>): boolean {
  if (asked.status !== 'there' || asked.value.isFound) return false;
  return ['wrong-token', 'not-allowed', 'not-found'].includes(asked.value.kind);
}

/** Milliseconds. Without a token GitHub answers sixty questions an hour, and one look is up to three. */
const slow = 4 * 60_000;
const quick = 20_000;
const timeToBegin = 10_000;

function useRepeated(again: () => void, isWanted: boolean, pause: number) {
  useEffect(() => {
    const timer = isWanted ? setInterval(again, pause) : undefined;
    return () => clearInterval(timer);
  }, [again, isWanted, pause]);
}

/** Looks again once GitHub has had time to begin with what was sent. */
function useLaterLook(again: () => void, sent: number) {
  useEffect(() => {
    const timer = sent > 0 ? setTimeout(again, timeToBegin) : undefined;
    return () => clearTimeout(timer);
  }, [again, sent]);
}

const notUnderstood = {
  message: 'GitHub’s answer could not be read.',
  fix: 'Look at the page “Actions” of your repository at GitHub.',
};

function Found({ answer }: { readonly answer: Answer<Publications> }) {
  if (!answer.isFound) return <ToldNote told={answer.told} />;
  const { last, online } = answer.value;
  return (
    <>
      <LastRun last={last} />
      {online && last.kind !== 'online' && (
        <p>
          Visitors see what was published on {timeOf(online.at)}. It stays online until a newer
          change has passed all tests.
        </p>
      )}
    </>
  );
}

function LastRun({ last }: { readonly last: Publication }) {
  switch (last.kind) {
    case 'never':
      return (
        <p>Nothing was published yet. “Going online” in the owner’s guide says how to begin.</p>
      );
    case 'failed':
      return (
        <>
          <ToldNote told={last.told} />
          <RunLink last={last} />
        </>
      );
    default:
      return (
        <>
          <Note tone={tones[last.kind]}>
            <p>
              <strong>{sentences[last.kind](timeOf(last.at))}</strong>
            </p>
          </Note>
          <RunLink last={last} />
        </>
      );
  }
}

const tones = { running: 'busy', online: 'good', tested: 'care', stopped: 'care' } as const;

const sentences = {
  running: (time: string) =>
    `Being tested since ${time}. It goes online by itself when all tests have passed.`,
  online: (time: string) => `Online since ${time}.`,
  tested: (time: string) =>
    `Tested on ${time}, but not put online: no host is chosen. See “Going online” in the owner’s guide, part 3.`,
  stopped: (time: string) =>
    `Stopped on ${time} before it was online. Open the page at GitHub, and press Re-run all jobs.`,
} as const;

function RunLink({ last }: { readonly last: Exclude<Publication, { kind: 'never' }> }) {
  return (
    <p>
      “{last.title}”, {timeOf(last.at)}:{' '}
      <a href={last.url} target="_blank" rel="noreferrer">
        its page at GitHub
      </a>
    </p>
  );
}
