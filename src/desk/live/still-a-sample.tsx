import { askRegister } from './ask-here.ts';
import { FilesLeft } from './files-left.tsx';
import type { FileLeft, LeftToDo } from './left-to-do.ts';
import { Note } from './told-note.tsx';
import { useAnswer } from './use-answer.ts';

interface StillASampleProps {
  readonly left: LeftToDo;
  readonly isLocal: boolean;
}

/** What keeps the site from going live, with the way to each place. */
export function StillASample({ left, isLocal }: StillASampleProps) {
  const samples = countOf(left.samples);
  return (
    <section aria-labelledby="live-samples">
      <h2 id="live-samples">Still a sample</h2>
      {left.faults.length > 0 && <Faults files={left.faults} />}
      {samples === 0 ? (
        <Note tone="good">
          <p>
            <strong>No sample is left in words and pictures.</strong>
          </p>
        </Note>
      ) : (
        <>
          <p>
            {samples} {samples === 1 ? 'place shows' : 'places show'} an example in place of your
            own details. Nothing goes online until none is left. Open a form to replace what is in
            it.
          </p>
          <FilesLeft files={left.samples} />
        </>
      )}
      {isLocal && <RegisterLeft />}
    </section>
  );
}

function Faults({ files }: { readonly files: readonly FileLeft[] }) {
  return (
    <>
      <h3>Faults that the check finds</h3>
      <FilesLeft files={files} />
      <h3>Samples</h3>
    </>
  );
}

function RegisterLeft() {
  const [register] = useAnswer(askRegister);
  if (register.status === 'waiting') return <p className="live-soft">Looking at the register …</p>;
  if (register.status === 'failed') {
    return <p>The register could not be looked at. “npm run register:check” says why.</p>;
  }
  const { isReady, state, report } = register.value;
  return (
    <div className="live-register">
      <h3>The register</h3>
      <p>
        {isReady ? 'Visitors can use it' : 'Visitors can’t use it yet'}: {state}.
      </p>
      {report !== undefined && (
        <details>
          <summary>What was found</summary>
          <pre tabIndex={0}>{report}</pre>
        </details>
      )}
    </div>
  );
}

function countOf(files: readonly FileLeft[]): number {
  return files.reduce((sum, { problems }) => sum + problems.length, 0);
}
