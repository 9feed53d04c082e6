import type { ReactNode } from 'react';
import { findingGroups, type FindingGroup } from '../../register/inspection/findings.ts';
import { readingWords } from '../../register/inspection/reading.ts';
import type { OpenedSheet } from './opened-sheet.ts';

/** How the site reads the sheet, and every finding of `register:check`, in its words. */
export function WhatToFix({ sheet: { inspection } }: { readonly sheet: OpenedSheet }) {
  const { findings, notes } = inspection;
  const reading = readingWords(inspection);
  const facts = [reading.sheet ?? [], reading.columns, reading.counts].flat();
  return (
    <section className="room-card" aria-labelledby="fix">
      <h2 id="fix">What to fix</h2>
      {findings.length === 0 ? (
        <p>No faults found.</p>
      ) : (
        <Groups groups={findingGroups(findings)} />
      )}
      {notes.length > 0 && <h3>Worth a look, but not a fault</h3>}
      <Groups groups={findingGroups(notes)} />
      <h3>How the website reads it</h3>
      <ul className="room-facts">
        {facts.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

function Groups({ groups }: { readonly groups: readonly FindingGroup[] }) {
  return groups.map((group) => <Group key={group.fix} {...group} />);
}

/** More than a person reads of one kind. */
const mostShown = 200;

function Group({ fix, found }: FindingGroup) {
  const more = found.length - mostShown;
  return (
    <div className="room-finding">
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

/** A sentence in which what is between backticks is something to type. */
export function withCode(sentence: string): ReactNode {
  return sentence
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}
