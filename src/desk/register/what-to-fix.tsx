import type { ReactNode } from 'react';
import { allOf } from '../../fill.ts';
import { columnText } from '../../register/inspection/column-profiles.ts';
import {
  findingGroups,
  type FindingGroup,
  isOfRows,
  isUnconfirmed,
} from '../../register/inspection/findings.ts';
import type { Inspection } from '../../register/inspection/inspect-register.ts';
import { readingWords } from '../../register/inspection/reading.ts';
import { isLeftOut } from './copy-to-publish.tsx';

/** What only the owner can correct, and how the site reads the sheet, in the words of `register:check`. */
export function WhatToFix({ inspection }: { readonly inspection: Inspection }) {
  const faults = inspection.findings.filter((finding) => !isUnconfirmed(finding));
  const findings = faults.filter((finding) => !isLeftOut(finding));
  const isConfirmed = inspection.findings.length === 0;
  const notes = inspection.notes.filter((note) => !isOfRows(note));
  const reading = readingWords(inspection);
  const facts = [inspection.sheet ?? [], reading.columns, reading.counts].flat();
  return (
    <section className="room-card" aria-labelledby="fix">
      <h2 id="fix">What to fix</h2>
      {faults.length === 0 && (
        <p>
          {isConfirmed ? 'No faults found.' : 'Nothing, once you have answered the list above.'}
        </p>
      )}
      {findings.length < faults.length && (
        <p>
          Publish only the copy: it leaves out{' '}
          {allOf(faults.flatMap((one) => (isLeftOut(one) ? [columnText(one.column)] : [])))}, which
          nobody may download.
        </p>
      )}
      {findingGroups(findings).map(shownGroup)}
      {notes.length > 0 && <h3 className="text-base">Worth a look, but not a fault</h3>}
      {findingGroups(notes).map(shownGroup)}
      <details>
        <summary className="cursor-pointer py-2">How the website reads it</summary>
        <ul className="room-list">
          {facts.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}

const mostShown = 200;

/** Findings with the same advice. */
export function shownGroup({ fix, found }: Pick<FindingGroup, 'fix' | 'found'>) {
  const more = found.length - mostShown;
  return (
    <div key={fix} className="space-y-1.5 border-s-4 border-notice ps-4">
      <ul>
        {found.slice(0, mostShown).map(({ where, what }, at) => (
          <li key={at}>
            {where !== '' && <b>{where}: </b>}
            {withCode(what)}
          </li>
        ))}
        {more > 0 && <li>… and {more} more like this</li>}
      </ul>
      <p>
        <strong>What to do:</strong> {withCode(fix)}
      </p>
    </div>
  );
}

/** Shows each part of a sentence between backticks as text to type. */
export function withCode(sentence: string): ReactNode {
  return sentence
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}
