import { headScript, isServerFarAway } from '../../../layout/head-scripts.ts';
import { wordsOf } from '../../../register/words-of.ts';
import { beginInTurn, beginRegister, beginSealed, showBox } from './begin-register.ts';
import { longestOnPhone, weightedLength } from '../../../answer/certificate.tsx';
import { momentText } from '../../../answer/shown-texts.tsx';
import { months } from '../../../register/certificates/dates.ts';
import type { RegisterPlace } from '../../../answer/validator-context.ts';

/** The script for the head of the validator's page. `workerUrl` is the address of the Worker's script. */
export function beginScript(place: RegisterPlace, workerUrl: string): string {
  const [begin, given] = place.sealed
    ? [`(${String(beginSealed)})(...given, ${String(showBox)})`, [place.sealed]]
    : [
        `(${String(beginRegister)})(...given, ${[wordsOf, momentText, weightedLength, showBox].map(String).join()})`,
        [workerUrl, place, months, longestOnPhone],
      ];
  const code = headScript(`(${String(beginInTurn)})(() => ${begin}, ${String(isServerFarAway)})`);
  return code.replace('...given', () =>
    given.map((each) => JSON.stringify(each).replaceAll('<', '\\u003c')).join(),
  );
}
