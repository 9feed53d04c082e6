import { useState } from 'react';
import { parse } from 'yaml';
import { LogoSymbol } from '../../ui/academy-sign.tsx';
import { registerFile } from '../../content/schemas/register.ts';
import { isSaved } from '../../register/inspection/unaccounted.ts';
import { openRoom } from '../open-room.tsx';
import { CertificatesToPrint } from './certificates-to-print.tsx';
import { CopyToPublish } from './copy-to-publish.tsx';
import type { CheckSheet, OpenedSheet } from './opened-sheet.ts';
import { sendConfirmed } from './save-confirmed.ts';
import { type ConfirmedSettings, WhatIsInIt } from './what-is-in-it.tsx';
import { mergeYaml } from '../words/yaml.ts';
import { ProtectIt } from './protect-it.tsx';
import { roomContent, type RoomContent } from './room-content.ts';
import { DropPlace, SheetStatus, useSheet } from './the-sheet.tsx';
import { TrySearch } from './try-search.tsx';
import { WhatToFix } from './what-to-fix.tsx';

void openRoom((state) => <RegisterRoom content={roomContent(state)} />);

function RegisterRoom({ content: first }: { readonly content: RoomContent }) {
  const [content, setContent] = useState(first);
  const { sheet, open, showAs } = useSheet(content);
  const { columns, sealed = false, sealedLinks } = content.context;
  const opened = sheet.status === 'open' ? sheet : undefined;
  // The sheet with the columns that are chosen in the list, and not saved yet.
  const [chosen, setChosen] = useState<{ of: OpenedSheet; now: OpenedSheet }>();
  const seen = opened && chosen?.of === opened ? { ...opened, ...chosen.now } : opened;
  const register = seen?.register;
  const withSettings = (settings: ConfirmedSettings): RoomContent['context'] =>
    // A cast, since the settings have no list that is undefined.
    ({ ...content.context, ...settings }) as RoomContent['context'];
  const save = async (settings: ConfirmedSettings, check: CheckSheet) => {
    const { settingsFile } = content;
    const context = withSettings(settings);
    const confirmed = await check({ ...context, confirmsRows: true });
    const { remembered } = confirmed.inspection;
    let next: RoomContent = { ...content, context: { ...context, remembered } };
    let said = 'Confirmed, until you close this page.';
    if (settingsFile !== undefined) {
      const text = mergeYaml(settingsFile, { ...(parse(settingsFile) as object), ...settings });
      const saved = { before: settingsFile, settings: text, rows: remembered };
      const answer = await sendConfirmed(saved);
      if (!answer.isSaved) return answer.said;
      said = answer.said;
      next = { ...next, settingsFile: text };
    }
    setContent(next);
    showAs(confirmed);
    const file = registerFile(context);
    return `${said} ${file === undefined ? toRenew : `Visitors get ${file} as it was until you upload this sheet, or a new copy of it, in its place, and put it online.`}`;
  };
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
        <SheetStatus sheet={seen ?? sheet} isSealed={sealed} />
      </div>
      {opened && seen && (
        <WhatIsInIt
          key={opened.name}
          inspection={opened.inspection}
          context={content.context}
          now={seen.inspection}
          inspectAs={(settings) => opened.check(withSettings(settings))}
          show={(now) => setChosen({ of: opened, now })}
          save={(settings) => save(settings, opened.check)}
          canWrite={content.settingsFile !== undefined}
        />
      )}
      {seen && register && (
        <CopyToPublish
          name={seen.name}
          register={register}
          positions={columns}
          inspection={seen.inspection}
          isSaved={isSaved({ columns: seen.columns }, { columns })}
          isSealed={sealed}
        />
      )}
      {seen && <WhatToFix inspection={seen.inspection} />}
      {seen && register && (
        <>
          <TrySearch register={register} content={content} />
          {sealedLinks ? (
            <SecretLinks />
          ) : (
            <CertificatesToPrint
              register={register}
              findings={seen.inspection.findings}
              content={content}
            />
          )}
        </>
      )}
      <ProtectIt isSealed={sealed} />
    </div>
  );
}

const toRenew =
  'Put it online as you do with other changes. If the website reads a copy of this sheet, renew the copy too.';

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
