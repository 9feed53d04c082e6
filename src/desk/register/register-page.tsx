import { openRoom } from '../open-room.tsx';
import { CertificatesToPrint } from './certificates-to-print.tsx';
import { CopyToPublish } from './copy-to-publish.tsx';
import { ProtectIt } from './protect-it.tsx';
import { roomContent, type RoomContent } from './room-content.ts';
import { DropPlace, SheetStatus, useSheet, type OpenSheet } from './the-sheet.tsx';
import { TrySearch } from './try-search.tsx';
import { WhatToFix } from './what-to-fix.tsx';

// Room 2: shows what the site makes of a register, and makes what is published or printed of it.
void openRoom((state) => <RegisterRoom content={roomContent(state)} />);

interface RegisterRoomProps {
  readonly content: RoomContent;
}

/** The register's room: choose the sheet, see what the site makes of it, and take what is to be published. */
function RegisterRoom({ content }: RegisterRoomProps) {
  const { sheet, open } = useSheet(content);
  return (
    <div className="room">
      <DropPlace isFirst={sheet.status === 'none'} onFile={(file) => void open(file)} />
      <SheetStatus sheet={sheet} />
      {sheet.status === 'open' && <OpenedSheet sheet={sheet} content={content} />}
      <ProtectIt isSealed={content.context.sealed === true} />
    </div>
  );
}

/** In place of codes and links, which would not open a certificate without the secret that the key gives. */
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

interface OpenedSheetProps extends RegisterRoomProps {
  readonly sheet: OpenSheet;
}

/** Everything about one sheet; another sheet begins anew. */
function OpenedSheet({ sheet, content }: OpenedSheetProps) {
  const isUsable = sheet.register !== undefined;
  const { sealedLinks } = content.context;
  return (
    <>
      <WhatToFix sheet={sheet} />
      {sheet.register && <TrySearch register={sheet.register} content={content} />}
      {isUsable && <CopyToPublish sheet={sheet} />}
      {isUsable && !sealedLinks && <CertificatesToPrint sheet={sheet} content={content} />}
      {isUsable && sealedLinks && <SecretLinks />}
    </>
  );
}
