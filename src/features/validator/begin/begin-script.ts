import { crc32 } from 'node:zlib';
import { type RegisterSettings, registerUrl } from '../../../content/schemas/register.ts';
import { headScript, isServerFarAway } from '../../../layout/head-scripts.ts';
import { wordsOf } from '../../../register/words-of.ts';
import { beginInTurn, beginRegister, beginSealed, showBox } from './begin-register.ts';
import { longestOnPhone, weightedLength } from '../../../answer/certificate.tsx';
import { momentText } from '../../../answer/shown-texts.tsx';
import { dateFacts } from '../../../register/certificates/columns.ts';
import { dayInIndia, months } from '../../../register/certificates/dates.ts';
import { hasLastDays } from '../../../register/certificates/facts.ts';
import { showsItsEnd } from '../../../register/load/fetch-register.ts';
import type { PlainPlace } from '../../../register/worker/worker-messages.ts';
import type { RegisterPlace } from '../../../answer/validator-context.ts';

/**
 * Where the page finds a plain register, and what the build knows of it.
 *
 * @param published the register's file, if the site publishes it
 */
export function plainPlace(
  { address, columns, idPrefixes, idShapes, headings }: RegisterSettings,
  published: Uint8Array | undefined,
): PlainPlace {
  return {
    url: registerUrl({ address }),
    columns,
    ...(idPrefixes && { idPrefixes }),
    ...(idShapes && { idShapes }),
    ...(headings && { headings }),
    ...(published && !showsItsEnd(published) && { checksum: crc32(published) }),
    ...(hasLastDays(columns) && { built: dayInIndia() }),
  };
}

/** The script for the head of the validator's page. `workerUrl` is the address of the Worker's script. */
export function beginScript(place: RegisterPlace, workerUrl: string): string {
  const [begin, given] = place.sealed
    ? [`(${String(beginSealed)})(...given, ${String(showBox)})`, [place.sealed]]
    : [
        `(${String(beginRegister)})(...given, ${[wordsOf, momentText, weightedLength, showBox].map(String).join()})`,
        [workerUrl, place, months, dateFacts, longestOnPhone],
      ];
  const code = headScript(`(${String(beginInTurn)})(() => ${begin}, ${String(isServerFarAway)})`);
  return code.replace('...given', () =>
    given.map((each) => JSON.stringify(each).replaceAll('<', '\\u003c')).join(),
  );
}
