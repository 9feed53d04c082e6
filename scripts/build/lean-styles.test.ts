import { expect, test } from 'vitest';
import { withoutRegisteredProperties } from './lean-styles.ts';

test('the values that were for old browsers become those of all, and are not said twice', () => {
  const css =
    '@layer properties{@supports (not (margin-trim:inline)){*,:before{--tw-rotate-x:initial}}}' +
    '.a{color:red}@property --tw-rotate-x{syntax:"*";inherits:false}';
  expect(withoutRegisteredProperties(css)).toBe(
    '@layer properties{*,:before{--tw-rotate-x:initial}}.a{color:red}',
  );
});

test('styles without such a layer stay as they are', () => {
  const css = '@property --tw-x{syntax:"*";inherits:false}.a{color:red}';
  expect(withoutRegisteredProperties(css)).toBe(css);
});
