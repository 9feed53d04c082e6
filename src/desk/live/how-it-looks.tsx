import { useCallback, useEffect, useState } from 'react';
import { askPreview, orderPreview } from './ask-here.ts';
import { byFile } from './left-to-do.ts';
import { FilesLeft } from './files-left.tsx';
import type { Preview } from './live-state.ts';
import { timeOf } from './time-of.ts';
import { Note, ToldNote } from './told-note.tsx';

/** Builds the site on this computer, to look at it before it goes online. */
export function HowItLooks({ orderKey }: { readonly orderKey: string }) {
  const [preview, setPreview] = usePreview();
  const isBuilding = preview.status === 'building';
  const order = () => {
    orderPreview(orderKey).then(setPreview, () => setPreview(notAnswered));
  };
  return (
    <section aria-labelledby="live-looks">
      <h2 id="live-looks">How it looks</h2>
      <p>Builds the website as it would go online, on this computer only. Nobody else sees it.</p>
      <button type="button" className="button button-quiet" onClick={order} disabled={isBuilding}>
        {preview.status === 'ready' ? 'Build the preview again' : 'Build the preview'}
      </button>
      <div role="status">
        <PreviewState preview={preview} />
      </div>
    </section>
  );
}

/** The state of the preview; while it is built, looked at each second. */
function usePreview() {
  const [preview, setPreview] = useState<Preview>({ status: 'none' });
  const look = useCallback(() => {
    askPreview().then(setPreview, () => setPreview(notAnswered));
  }, []);
  useEffect(look, [look]);
  useEffect(() => {
    const timer = preview.status === 'building' ? setTimeout(look, 1000) : undefined;
    return () => clearTimeout(timer);
  }, [preview, look]);
  return [preview, setPreview] as const;
}

function PreviewState({ preview }: { readonly preview: Preview }) {
  switch (preview.status) {
    case 'none':
      return null;
    case 'building':
      return <Building {...preview} />;
    case 'ready':
      return (
        <Note tone="good">
          <p>
            <a href={preview.address} target="_blank" rel="noreferrer">
              Look at the website
            </a>{' '}
            as of {timeOf(preview.at)}, in a new tab.
          </p>
        </Note>
      );
    case 'failed':
      return (
        <>
          <ToldNote told={preview.told} />
          <FilesLeft files={byFile(preview.problems)} />
        </>
      );
  }
}

function Building({ seconds, usual }: Extract<Preview, { status: 'building' }>) {
  return (
    <div className="live-note live-busy">
      <p id="live-building">
        <strong>Building the website.</strong>
        {usual === undefined ? '' : ` The last time it took ${usual} seconds.`}
      </p>
      <progress
        aria-labelledby="live-building"
        max={usual}
        {...(usual === undefined ? {} : { value: Math.min(seconds, usual) })}
      />
      <p className="live-soft" aria-hidden>
        {seconds} seconds so far
      </p>
    </div>
  );
}

const notAnswered: Preview = {
  status: 'failed',
  told: {
    message: 'The desk does not answer.',
    fix: 'Start it again with “npm run desk”, then reload this page.',
  },
  problems: [],
};
