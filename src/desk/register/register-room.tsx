import { AddressHelper } from './address-helper.tsx';
import { CertificateCodes } from './certificate-codes.tsx';
import { CopyToPublish } from './copy-to-publish.tsx';
import { DropPlace } from './drop-place.tsx';
import { HowItIsRead } from './how-it-is-read.tsx';
import type { RoomContent } from './room-content.ts';
import { RowByRow } from './row-by-row.tsx';
import { SealIt } from './seal-it.tsx';
import { SheetStatus } from './sheet-status.tsx';
import { TrySearch } from './try-search.tsx';
import { useSheet, type OpenSheet } from './use-sheet.ts';
import { WhatToFix } from './what-to-fix.tsx';

interface RegisterRoomProps {
  readonly content: RoomContent;
}

/** The register's room: choose the sheet, see what the site makes of it, and take what is to be published. */
export function RegisterRoom({ content }: RegisterRoomProps) {
  const { sheet, open } = useSheet(content);
  return (
    <div className="room">
      <DropPlace isFirst={sheet.status === 'none'} onFile={(file) => void open(file)} />
      <SheetStatus sheet={sheet} />
      {sheet.status === 'open' && <OpenedSheet sheet={sheet} content={content} />}
      <AddressHelper registerFiles={content.registerFiles} />
    </div>
  );
}

/** In place of codes and links, which would not open a certificate without the secret that the key gives. */
function SecretLinks() {
  return (
    <section className="room-card" aria-labelledby="codes">
      <h2 id="codes">QR codes and links for certificates</h2>
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
  const { report } = sheet;
  const isUsable = report.certificates > 0;
  const { isSealed, opensByLink } = content.context;
  const parts = [
    { id: 'read', title: 'How it is read', isShown: true },
    { id: 'fix', title: 'What to fix', isShown: true },
    { id: 'search', title: 'Try a search', isShown: true },
    { id: 'rows', title: 'Row by row', isShown: true },
    { id: 'copy', title: 'A copy to publish', isShown: isUsable },
    { id: 'codes', title: 'QR codes', isShown: isUsable },
    { id: 'seal', title: 'Seal it', isShown: isUsable && isSealed },
    { id: 'address', title: 'Where the sheet is', isShown: true },
  ];
  return (
    <>
      <nav aria-label="On this page" className="room-nav">
        {parts
          .filter(({ isShown }) => isShown)
          .map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
      </nav>
      <HowItIsRead report={report} />
      <WhatToFix report={report} />
      <TrySearch sheet={sheet} content={content} />
      <RowByRow sheet={sheet} content={content} />
      {isUsable && <CopyToPublish sheet={sheet} />}
      {isUsable && !opensByLink && <CertificateCodes sheet={sheet} content={content} />}
      {isUsable && opensByLink && <SecretLinks />}
      {isUsable && isSealed && <SealIt sheet={sheet} />}
    </>
  );
}
