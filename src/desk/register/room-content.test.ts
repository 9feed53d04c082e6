import { expect, test } from 'vitest';
import { knownContent } from '../../content/testing/known-content.ts';
import type { DeskState } from '../words/desk-state.ts';
import { roomContent } from './room-content.ts';

test('despite a fault in another file, the register’s room opens', () => {
  expect(roomContent(stateWith({})).warning).toBeUndefined();
  const { warning, context } = roomContent(
    stateWith({ 'home.yaml': 'label: "Home', 'courses/C.md': 'tile: C' }),
  );
  expect(warning).toMatch(/^The content has a fault, .* The first is in “Course: C”: /);
  expect(context.courses).toContain('Python');
});

test('without its own settings, the register’s room stays closed', () => {
  const state = stateWith({ 'register.yaml': 'address: "x' });
  expect(() => roomContent(state)).toThrow(/The first is in “The register”: .*never closed/);
});

function stateWith(files: Readonly<Record<string, string>>): DeskState {
  const changed = new Map([...knownContent.files, ...Object.entries(files)]);
  return { ...knownContent, files: changed, isLocal: true };
}
