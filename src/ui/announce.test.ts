import { expect, test } from 'vitest';
import { inSentences } from './announce.ts';

test.each([
  [['Certificate Valid', 'Asha has completed it.'], 'Certificate Valid. Asha has completed it.'],
  [['Did you mean ID-1?', 'Press Tab.'], 'Did you mean ID-1? Press Tab.'],
  [['“ID-1” is not there', 'He said “no.”'], '“ID-1” is not there. He said “no.”'],
  [['Looking it up…', 'यह मान्य है।'], 'Looking it up… यह मान्य है।'],
  [['Issued on:', '31 January 2026'], 'Issued on: 31 January 2026.'],
  [[], ''],
])('each part of an announced text ends like a sentence: %j', (texts, spoken) => {
  expect(inSentences(texts)).toBe(spoken);
});
