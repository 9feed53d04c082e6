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

interface OpenedSheetProps extends RegisterRoomProps {
  readonly sheet: OpenSheet;
}

/** Everything about one sheet; another sheet begins anew. */
function OpenedSheet({ sheet, content }: OpenedSheetProps) {
  const { report } = sheet;
  const isUsable = report.certificates > 0;
  const { isSealed } = content.context;
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
      {isUsable && <CertificateCodes sheet={sheet} content={content} />}
      {isUsable && isSealed && <SealIt sheet={sheet} />}
    </>
  );
}
