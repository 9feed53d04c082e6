import { expect, test } from 'vitest';
import { nodeFault } from './node-version.js';

test('an older Node is told in a plain sentence what is needed', () => {
  expect(nodeFault('20.11.0', '>=24')).toMatch(
    /needs Node 24 or newer, and this is Node 20\.11\.0/,
  );
  expect(nodeFault('9.0.0', '>=24')).toBeDefined();
});

test.each(['24.0.0', '24.21.0', '100.0.0'])('Node %s will do', (running) => {
  expect(nodeFault(running, '>=24')).toBeUndefined();
});
