import { expect, test } from 'vitest';
import { withStylesInHead } from './styles-into-head.ts';

test('styles in the body move to the end of the head, in their order', () => {
  const html =
    '<head><style>a{}</style></head><body><p>Text<style>b{}</style></p><style media="print">c{}</style></body>';
  expect(withStylesInHead(html)).toBe(
    '<head><style>a{}</style><style>b{}</style><style media="print">c{}</style></head><body><p>Text</p></body>',
  );
});

test('a page without styles in its body stays as it is', () => {
  const html = '<head><title>x</title></head><body>style</body>';
  expect(withStylesInHead(html)).toBe(html);
});
