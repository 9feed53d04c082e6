import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'yaml';
import { validatorSchema } from '../../content/schemas/validator.ts';
import type { ContactLink } from '../../layout/contact-links.ts';
import { islandWords } from '../island-words.ts';
import { ValidatorContext } from '../validator-context.ts';

export const validatorWords = validatorSchema.parse(
  parse(readFileSync('content/validator.yaml', 'utf8')),
);

/** The words that the validator's island gets, with the words for a sealed register. */
export const words = islandWords(validatorWords, { sealed: true });

export const certificate = { student: 'Asha', course: 'Python', id: 'A-1' };

const contact: readonly ContactLink[] = [
  { kind: 'phone', value: '+91 00000', href: 'tel:+9100000' },
];

/** The HTML of `part` as the validator first renders it. */
export function markup(part: ReactNode): string {
  return renderToStaticMarkup(
    <ValidatorContext value={{ words, contact, academyName: 'The Academy' }}>
      {part}
    </ValidatorContext>,
  );
}

/** The text of `html`, with a space in place of each tag. */
export function textOf(html: string): string {
  const entities: Readonly<Record<string, string>> = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    '#x27': "'",
  };
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&([^;]+);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ');
}
