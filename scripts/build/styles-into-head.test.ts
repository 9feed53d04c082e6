import { expect, test } from 'vitest';
import { withStylesInHead } from './styles-into-head.ts';

test('all styles are in one at the end of the head, in their order', () => {
  const html =
    '<head><style>a{}\n</style><link rel="stylesheet"></head><body><p>Text<style>b{}</style></p></body>';
  expect(withStylesInHead(html)).toBe(
    '<head><link rel="stylesheet"><style>a{}b{}</style></head><body><p>Text</p></body>',
  );
});

test('a style for some media stays as it is', () => {
  const html = '<head></head><body><style media="print">c{}</style></body>';
  expect(withStylesInHead(html)).toBe(html);
});

test('a page without inline styles stays as it is', () => {
  const html = '<head><title>x</title></head><body>style</body>';
  expect(withStylesInHead(html)).toBe(html);
});

test('styles for pages without script stay where they are', () => {
  const html = '<head><noscript><style>d{}</style></noscript></head><body></body>';
  expect(withStylesInHead(html)).toBe(html);
});
