import { useDeferredValue, useState } from 'react';
import { addressHelp, type AddressHelp } from './address-help.ts';

interface AddressHelperProps {
  readonly registerFiles: readonly string[];
}

/** Says what becomes of a link to the sheet, and what to write. */
export function AddressHelper({ registerFiles }: AddressHelperProps) {
  const [typed, setTyped] = useState('');
  const written = useDeferredValue(typed);
  return (
    <section className="room-card" aria-labelledby="address">
      <h2 id="address">Where the sheet is</h2>
      <label htmlFor="link">
        Paste a link of Google Sheets, Dropbox, OneDrive or GitHub, or the name of a file
      </label>
      <input
        id="link"
        className="room-link"
        value={typed}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div role="status">
        {written.trim() !== '' && <Help key={written} help={addressHelp(written, registerFiles)} />}
      </div>
    </section>
  );
}

function Help({ help: { isUsable, what, fix, asked, line } }: { readonly help: AddressHelp }) {
  const [copied, setCopied] = useState('');
  const copy = async (text: string) => {
    const done = await navigator.clipboard.writeText(text).then(
      () => 'Copied.',
      () => 'It could not be copied. Select the line and copy it.',
    );
    setCopied(done);
  };
  return (
    <div className="room-verdict" data-kind={isUsable ? 'valid' : 'error'}>
      <p>{what}</p>
      {fix !== undefined && (
        <p>
          <strong>What to do:</strong> {fix}
        </p>
      )}
      {asked !== undefined && (
        <p>
          Visitors’ browsers ask: <span className="room-address">{asked}</span>
        </p>
      )}
      {line !== undefined && (
        <>
          <p>
            On the desk, paste the link into “Words and pictures”, “Certificates”, “The register”,
            “Address”. In <code>content/register.yaml</code> it is this line:
          </p>
          <pre>{line}</pre>
          <button type="button" className="button button-quiet" onClick={() => void copy(line)}>
            Copy the line
          </button>{' '}
          {copied}
        </>
      )}
    </div>
  );
}
