import { useId, useState, type SubmitEvent } from 'react';
import { orderPublishing } from './ask-here.ts';
import { ChangesList } from './changes-list.tsx';
import { describeChanges, proposedMessage } from './describe-changes.ts';
import { FilesLeft } from './files-left.tsx';
import { byFile } from './left-to-do.ts';
import type { Here, PublishOutcome } from './live-state.ts';
import { ToldNote } from './told-note.tsx';

interface PublishHereProps {
  readonly here: Here;
  /** Whether samples or faults are left, with which nothing goes online. */
  readonly isUnready: boolean;
  /** Is called when something was committed or sent. */
  readonly onPublished: () => void;
}

/** What is changed on this computer and is not at GitHub, and the button that sends it there. */
export function PublishHere({ here, isUnready, onPublished }: PublishHereProps) {
  const changes = describeChanges(here.changes);
  const [outcome, setOutcome] = useState<PublishOutcome>();
  const isNothing = changes.length === 0 && here.unsent === 0;
  return (
    <section aria-labelledby="live-publish">
      <h2 id="live-publish">Publish</h2>
      {isNothing && <p>Nothing was changed since you last published.</p>}
      <ChangesList changes={changes} />
      {here.unsent > 0 && (
        <p>
          {here.unsent === 1 ? 'One change is' : `${here.unsent} changes are`} kept on this computer
          and not sent yet.
        </p>
      )}
      {isUnready && !isNothing && (
        <p>
          It is tested and kept at GitHub. It goes online only when <b>no sample is left</b>: see
          below.
        </p>
      )}
      {here.hindrance && <ToldNote told={here.hindrance} />}
      {!here.hindrance && !isNothing && (
        <PublishForm
          // What was typed is for what is not committed yet.
          key={here.unsent}
          proposed={proposedMessage(changes)}
          publish={async (message) => {
            setOutcome(undefined);
            setOutcome(await orderPublishing(here.key, message).catch(() => notAnswered));
            onPublished();
          }}
        />
      )}
      <div role="status">{outcome && <Outcome outcome={outcome} />}</div>
    </section>
  );
}

interface PublishFormProps {
  /** What was changed, as it is proposed; empty where only commits are left to send. */
  readonly proposed: string;
  readonly publish: (message: string) => Promise<void>;
}

function PublishForm({ proposed, publish }: PublishFormProps) {
  const [isBusy, setBusy] = useState(false);
  // What somebody has typed stays, whatever is changed meanwhile.
  const [typed, setTyped] = useState<string>();
  const message = typed ?? proposed;
  const field = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    void publish(message).finally(() => setBusy(false));
  };
  return (
    <form className="live-form" onSubmit={submit}>
      {proposed !== '' && (
        <>
          <label htmlFor={field}>What you changed, in a few words</label>
          <input
            id={field}
            value={message}
            maxLength={200}
            onChange={({ target }) => setTyped(target.value)}
          />
        </>
      )}
      <button type="submit" className="button button-primary" disabled={isBusy}>
        {isBusy ? 'Publishing …' : 'Publish'}
      </button>
    </form>
  );
}

function Outcome({ outcome: { status, told, problems } }: { readonly outcome: PublishOutcome }) {
  return (
    <>
      <ToldNote told={told} tone={status === 'sent' ? 'good' : 'care'} />
      {problems && <FilesLeft files={byFile(problems)} />}
    </>
  );
}

const notAnswered: PublishOutcome = {
  status: 'refused',
  told: {
    message: 'The desk does not answer. Your files are as you saved them.',
    fix: 'Start it again with “npm run desk”, then reload this page.',
  },
};
