import { expect, test } from 'vitest';
import { knownContent } from '../../content/testing/known-content.ts';
import type { DeskState } from '../words/desk-state.ts';
import { roomContent } from './room-content.ts';

test('the page “The register” opens even if another file has a fault', () => {
  expect(roomContent(stateWith({})).warning).toBeUndefined();
  const { warning, context } = roomContent(
    stateWith({ 'home.yaml': 'label: "Home', 'courses/C.md': 'tile: C' }),
  );
  expect(warning).toMatch(/^The content has a fault, .* The first fault is in “Course: C”: /);
  expect(context.courses).toContain('Python');
});

test('the page “The register” does not open without the register’s settings', () => {
  const faulty = stateWith({ 'register.yaml': 'address: 5' });
  expect(() => roomContent(faulty)).toThrow(
    /The first fault is in “The register”: .* correct it in “Words and pictures”/,
  );
  // If a file is not YAML, its form can't be opened.
  const unreadable = stateWith({ 'register.yaml': 'address: "x' });
  expect(() => roomContent(unreadable)).toThrow(
    /“The register” can’t be read: content\/register\.yaml, near line 1: .*Notepad.*“Discard changes”/,
  );
});

function stateWith(files: Readonly<Record<string, string>>): DeskState {
  const changed = new Map([...knownContent.files, ...Object.entries(files)]);
  return { ...knownContent, files: changed, isLocal: true };
}
