import type { HtmlElement } from 'html-validate';
import { versionsAt } from './compat-data.ts';
import { newerFeature, type NewerFeature } from './newer-feature.ts';

/**
 * The elements, attributes and values of attributes on a page that are newer than the floor. A browser passes over those
 * that it does not know, so none counts as guarded.
 */
export function newerMarkupFeatures(root: HtmlElement): NewerFeature[] {
  return root
    .querySelectorAll('*')
    .flatMap((element) => [...elementPaths(element)])
    .filter((path) => versionsAt(path))
    .map((path) => newerFeature(path))
    .filter((feature) => feature !== undefined);
}

function* elementPaths({ tagName, attributes }: HtmlElement): Generator<string> {
  const language = /^(svg|path|circle|g|text|rect|line)$/.test(tagName) ? 'svg' : 'html';
  yield `${language}.elements.${tagName}`;
  for (const { key, value } of attributes) {
    for (const place of [`${language}.elements.${tagName}`, `${language}.global_attributes`]) {
      yield `${place}.${key}`;
      if (typeof value === 'string') yield `${place}.${key}.${value}`;
    }
  }
}
