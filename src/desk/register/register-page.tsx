import { LogoSymbol } from '../../ui/logo-symbol.tsx';
import { openRoom } from '../open-room.tsx';
import { CertificatesToPrint } from './certificates-to-print.tsx';
import { CopyToPublish } from './copy-to-publish.tsx';
import { ProtectIt } from './protect-it.tsx';
import { roomContent, type RoomContent } from './room-content.ts';
import { DropPlace, SheetStatus, useSheet } from './the-sheet.tsx';
import { TrySearch } from './try-search.tsx';
import { WhatToFix } from './what-to-fix.tsx';

void openRoom((state) => <RegisterRoom content={roomContent(state)} />);

function RegisterRoom({ content }: { readonly content: RoomContent }) {
  const { sheet, open } = useSheet(content);
  const { columns, sealed = false, sealedLinks } = content.context;
  const opened = sheet.status === 'open' ? sheet : undefined;
  const register = opened?.register;
  return (
    <div className="room">
      <LogoSymbol href="logo.png" />
      {content.warning && (
        <p className="room-card border-2 border-notice bg-notice-soft" role="alert">
          {content.warning}
        </p>
      )}
      <DropPlace isFirst={sheet.status === 'none'} onFile={(file) => void open(file)} />
      <div role="status">
        <SheetStatus sheet={sheet} isSealed={sealed} />
      </div>
      {opened && <WhatToFix inspection={opened.inspection} />}
      {register && (
        <>
          <TrySearch register={register} content={content} />
          <CopyToPublish
            name={opened.name}
            register={register}
            positions={columns}
            findings={opened.inspection.findings}
            isSealed={sealed}
          />
          {sealedLinks ? (
            <SecretLinks />
          ) : (
            <CertificatesToPrint
              register={register}
              findings={opened.inspection.findings}
              content={content}
            />
          )}
        </>
      )}
      <ProtectIt isSealed={sealed} />
    </div>
  );
}

/**
 * Shown in place of the certificates to print, if each certificate has a secret link. The desk can't make such links,
 * since it does not have the register's key.
 */
function SecretLinks() {
  return (
    <section className="room-card" aria-labelledby="codes">
      <h2 id="codes">Certificates to print</h2>
      <p>
        On your site a certificate opens only by its own link, which carries a secret. The person
        who looks after the program makes all of them with your key:{' '}
        <code>npm run register:links</code>.
      </p>
    </section>
  );
}
