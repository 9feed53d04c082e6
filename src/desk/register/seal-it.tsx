import { KeyRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { offerFile } from '../../ui/offer-file.ts';
import { counted } from './counted.ts';
import { MakingStatus } from './making-status.tsx';
import { useMaking } from './use-making.ts';
import type { OpenSheet } from './use-sheet.ts';
import type { SealReply } from './worker/room-messages.ts';

interface SealItProps {
  readonly sheet: OpenSheet;
}

/** Seals the register as a build does, with the key file that the owner chooses. */
export function SealIt({ sheet: { ask } }: SealItProps) {
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState('');
  const [making, make] = useMaking<SealReply>();
  const seal = (file: File) => {
    setProgress('');
    make(async () => {
      const key = await file.text().catch(() => '');
      const reply = await ask({ task: 'seal', key }, ({ done, all }) =>
        setProgress(`${done} of ${counted(all, 'certificate')} sealed.`),
      );
      if (reply.status !== 'sealed' && reply.status !== 'refused') return undefined;
      if (reply.status === 'sealed') offerFile(reply.bytes, 'application/zip', 'sealed.zip');
      return reply;
    });
  };
  return (
    <section className="room-card" aria-labelledby="seal">
      <h2 id="seal">Seal the register</h2>
      <p>
        Your site publishes the register sealed. A build does it by itself; this makes the same
        files here, from this sheet. Choose the key of your site, <code>register.key</code>. It
        stays on this device. With another key, links that were handed out would end. About a tenth
        of a second is needed for each certificate.
      </p>
      <button
        type="button"
        className="button button-primary"
        disabled={making.status === 'making'}
        onClick={() => input.current?.click()}
      >
        <KeyRound aria-hidden="true" size={18} />
        Choose the key and seal
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="The key file"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) seal(file);
          currentTarget.value = '';
        }}
      />
      {making.status === 'making' && <p>{progress}</p>}
      <MakingStatus making={making}>{(reply) => <SealOutcome reply={reply} />}</MakingStatus>
    </section>
  );
}

function SealOutcome({ reply }: { readonly reply: SealReply }) {
  if (reply.status === 'refused') {
    return (
      <>
        <p>The register was not sealed.</p>
        <ul className="room-facts">
          {reply.sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </>
    );
  }
  const { certificates, rowsWithoutId } = reply;
  return (
    <p>
      Saved among your downloads: sealed.zip, with {counted(certificates, 'certificate')}.
      {rowsWithoutId.length > 0 &&
        ` Left out, since nobody could look them up without an ID: rows ${rowsWithoutId.slice(0, 10).join(', ')}.`}{' '}
      Unpack it and upload the folder “sealed” in place of the one on your website, its file
      manifest.json last.
    </p>
  );
}
