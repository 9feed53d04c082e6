import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { makeKeyFile } from '../../register/sealed/keys.ts';
import { copyText } from '../../ui/share-link.ts';
import { saveFile } from '../../ui/save-file.ts';
import { placeOf } from '../words/place-of.ts';

interface ProtectItProps {
  readonly isSealed: boolean;
}

/** Makes the key of a sealed register, and tells the owner where to put the key. */
export function ProtectIt({ isSealed }: ProtectItProps) {
  const [key, setKey] = useState('');
  const make = () => {
    const made = makeKeyFile();
    setKey(made);
    saveFile(new TextEncoder().encode(made), 'application/json', 'register.key');
  };
  return (
    <section className="room-card" aria-labelledby="protect">
      <h2 id="protect">Protect the register</h2>
      <p>
        A register is usually published so that everybody can download all of it. In a sealed
        register people can read only the certificates whose IDs they have, and nobody sees how many
        there are. A sealed register needs IDs that can’t be guessed: anyone can try out numbered
        IDs in minutes.
      </p>
      {isSealed && (
        <p>
          <b>
            Your register is set to be sealed. GitHub must have its key, or nothing goes online.
          </b>{' '}
          Make another key only if this key is lost.
        </p>
      )}
      <button
        type="button"
        className={`button ${isSealed ? 'button-quiet' : 'button-primary'}`}
        onClick={make}
      >
        <KeyRound aria-hidden="true" size={18} />
        Make the key
      </button>
      <div role="status">{key !== '' && <MadeKey text={key} />}</div>
      <ol className="room-list">
        <li>
          Make the key. It is saved among your downloads as <code>register.key</code>. Keep this
          file in a safe place, and send it to nobody.
        </li>
        <li>
          On GitHub open your repository, then <b>Settings</b>, and add a secret where Cloudflare’s
          are: under <b>Environments</b>, <b>publish</b>, or in a private repository of a free
          account under <b>Secrets and variables</b>, <b>Actions</b>. As its name write{' '}
          <code>REGISTER_KEY</code>, and paste the key. From now on nothing goes online until the
          next step is done, so that nobody gets the sheet as it is.
        </li>
        <li>
          Here open{' '}
          <a className="underlined-link" href={placeOf('register.yaml').link}>
            “Words and pictures”, “Certificates”, “The register”
          </a>
          , switch on <b>Sealed</b>, save, and put it online. From then on each change of the sheet
          goes online with the next publication.
        </li>
        <li>
          <b>Was the sheet public before?</b> Whoever kept its link can still read it. Copy it into
          a new sheet, write the new sheet’s address into “Address”, put this change online, and
          then stop sharing the old sheet. If the sheet was a file in the folder, its earlier
          versions stay at GitHub and at the host: ask the person who looks after the program.
        </li>
      </ol>
    </section>
  );
}

function MadeKey({ text }: { readonly text: string }) {
  const [copied, setCopied] = useState('');
  const copy = async () => {
    const isCopied = await copyText(text);
    setCopied(isCopied ? 'Copied.' : 'The key could not be copied. Select it and copy it.');
  };
  return (
    <>
      <p>Saved among your downloads: register.key. Its text is:</p>
      <pre className="my-2 rounded-sm bg-sunken px-4 py-3 text-sm whitespace-pre-wrap">{text}</pre>
      <button type="button" className="button button-quiet" onClick={() => void copy()}>
        Copy the key
      </button>{' '}
      {copied}
    </>
  );
}
