import { useState } from 'react';
import { openRoom } from '../open-room.tsx';
import { copyText } from '../../ui/share-link.ts';
import { placeOf } from '../words/place-of.ts';
import { leftToDo, type FileLeft, type LeftToDo } from './left-to-do.ts';

void openRoom((state) => (
  <div className="room">
    <HowToPublish repository={state.repository} />
    <StillASample {...leftToDo(state)} />
  </div>
));

function HowToPublish({ repository }: { readonly repository: string | undefined }) {
  return (
    <section className="room-card" aria-labelledby="publish">
      <h2 id="publish">Put your changes online</h2>
      <ol className="room-list">
        <li>
          <b>Send them to GitHub.</b>
          <p>
            Did you open the folder on this computer? Open GitHub Desktop, type in a few words what
            you changed, press <b>Commit to main</b>, and then <b>Push origin</b>.
          </p>
          <p>
            Did you sign in with a token? Open{' '}
            <a className="underlined-link" href="words">
              Words and pictures
            </a>
            , and press <b>Publish Changes</b> at the top. Everything that you have saved goes
            online together.
          </p>
        </li>
        <li>
          <b>Wait a few minutes.</b> GitHub checks the changes, builds the website and puts it
          online.
        </li>
        <li>
          <b>See whether it worked.</b>{' '}
          {repository === undefined ? (
            <>
              Open your repository on GitHub, and press <b>Actions</b>.
            </>
          ) : (
            <a
              className="underlined-link"
              href={`https://github.com/${repository}/actions`}
              target="_blank"
              rel="noreferrer"
            >
              Open the list at GitHub, in a new tab.
            </a>
          )}{' '}
          A green tick means that your changes are online. A red cross means that the website is
          still as it was before; press the line to see why.
        </li>
      </ol>
    </section>
  );
}

function StillASample({ faults, samples }: LeftToDo) {
  const count = samples.reduce((sum, { problems }) => sum + problems.length, 0);
  return (
    <section className="room-card" aria-labelledby="samples">
      <h2 id="samples">Still a sample</h2>
      {faults.length > 0 && (
        <>
          <p className="text-error">
            <b>The check finds faults. Nothing goes online until they are corrected.</b>
          </p>
          <FilesLeft files={faults} />
        </>
      )}
      {count === 0 ? (
        <p className="room-card border-2 border-valid bg-valid-soft">
          <b>No sample is left in words and pictures.</b> Last, drop the sheet that visitors get
          into{' '}
          <a className="underlined-link" href="register">
            the register
          </a>
          , and correct or confirm what is left there: GitHub checks the sheet too.
        </p>
      ) : (
        <>
          <p>
            {count} {count === 1 ? 'entry is' : 'entries are'} left. Nothing goes online until each
            is replaced by your own words or pictures, or kept because it is true.
          </p>
          <FilesLeft files={samples} />
        </>
      )}
    </section>
  );
}

function FilesLeft({ files }: { readonly files: readonly FileLeft[] }) {
  return (
    <ul role="list">
      {files.map(({ file, label, link, problems }) => (
        <li key={file} className="border-t border-line py-2">
          <div className="flex justify-between gap-3 font-semibold">
            {link === undefined ? (
              <span>{label}</span>
            ) : (
              <a className="underlined-link" href={link}>
                {label}
              </a>
            )}
            <span className="text-muted">{problems.length}</span>
          </div>
          <details>
            <summary className="min-h-6 cursor-pointer" aria-label={`Show details of ${label}`}>
              Show details
            </summary>
            <Problems problems={problems} />
          </details>
        </li>
      ))}
    </ul>
  );
}

/** Lists tasks, with one entry for all tasks that have the same advice and may, or may not, be kept. */
function Problems({ problems }: Pick<FileLeft, 'problems'>) {
  const byCure = Map.groupBy(problems, ({ fix, keptBy }) => JSON.stringify([fix, !keptBy]));
  return (
    <ul className="room-list">
      {[...byCure].map(([cure, same]) => (
        <li key={cure}>
          {same.map(({ where, message, texts }) => (
            <div key={`${where}${message}`}>
              <p>
                {where !== '' && <b>{where}: </b>}
                {message}
              </p>
              {texts && (
                <ul className="room-list">
                  {texts.map((text) => (
                    <li key={`${text.where}${text.text}`}>
                      <b>{text.where}: </b>
                      {text.text}
                    </li>
                  ))}
                </ul>
              )}
            </div>
          ))}
          <p className="text-muted">What to do: {same[0]?.fix}</p>
          <KeepThese problems={same} />
        </li>
      ))}
    </ul>
  );
}

/** A button that copies the samples that may stay, for the form “Samples that stay”. */
function KeepThese({ problems }: Pick<FileLeft, 'problems'>) {
  const [told, setTold] = useState('');
  const names = [...new Set(problems.flatMap(({ keptBy }) => keptBy ?? []))];
  const copy = async () => {
    const isCopied = await copyText(`${names.join('\n')}\n`);
    setTold(
      isCopied
        ? 'Copied. In “Samples that stay”, paste it below what is already in the box.'
        : 'It could not be copied. Type the first text between quotation marks of each into “Samples that stay”, one on each line.',
    );
  };
  if (names.length === 0) return null;
  return (
    <p>
      <button type="button" className="button button-quiet" onClick={() => void copy()}>
        {names.length === 1 ? `Copy “${names.join('')}”` : 'Copy these texts'}
      </button>{' '}
      to keep what is there, and paste it into{' '}
      <a className="underlined-link" href={placeOf('kept-samples.yaml').link}>
        Samples that stay
      </a>
      . <span role="status">{told}</span>
    </p>
  );
}

// The browser's back-forward cache would show an old state.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});
