import { minifySync } from 'vite';
import { wordsOf } from '../../register/words-of.ts';
import { beginInTurn, beginRegister, beginSealed } from './begin-register.ts';
import { momentText, months } from './shown-texts.tsx';
import type { RegisterPlace } from './validator-context.ts';

/**
 * The script for the head of the validator's page. It is minified, so that the page loads sooner.
 *
 * @param workerUrl the address of the Worker's script
 */
export function beginScript(place: RegisterPlace, workerUrl: string): string {
  const [begin, given] = place.sealed
    ? [`(${String(beginSealed)})(...given)`, [place.sealed]]
    : [
        `(${String(beginRegister)})(...given, ${String(wordsOf)}, ${String(momentText)})`,
        [workerUrl, place, months],
      ];
  const { code } = minifySync('begin.js', `(${String(beginInTurn)})(() => ${begin})`, {
    module: false,
    compress: { target: 'es2022' },
  });
  return code.replace('...given', () =>
    given.map((each) => JSON.stringify(each).replaceAll('<', '\\u003c')).join(),
  );
}
