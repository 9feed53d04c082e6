import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';

/**
 * Fills the content folder `content` up to `count` courses. The new courses are the folder's own in other words, so
 * that they compress no better than courses that somebody wrote. They join the groups of the catalogue in turn.
 */
export function addCourses(content: string, count: number): void {
  const folder = join(content, 'courses');
  const own = readdirSync(folder).filter((file) => file.endsWith('.md'));
  const catalogue = join(content, 'courses.yaml');
  const document = parseDocument(readFileSync(catalogue, 'utf8'));
  const { groups } = document.toJS() as { groups: Record<string, unknown> };
  const names = Object.keys(groups);
  for (let added = 0; added < count - own.length; added++) {
    const source = own[added % own.length] ?? '';
    const edition = 1 + Math.floor(added / own.length);
    const name = `Course_${added + 1}`;
    const text = readFileSync(join(folder, source), 'utf8');
    writeFileSync(join(folder, `${name}.md`), edited(text, edition));
    document.addIn(['groups', names[added % names.length], 'courses'], name);
  }
  writeFileSync(catalogue, document.toString());
}

/** The course's text with other words and with a number in its name. */
function edited(text: string, edition: number): string {
  const [, head = '', body = ''] = /^---\n([^]*?\n)---\n([^]*)$/.exec(text) ?? [];
  const newHead = head
    .replaceAll(/^(tile|title): (.*)$/gm, `$1: $2 ${edition}`)
    .replace(/^alias: .*\n/m, '')
    .replaceAll(/^(promise|description): (.*)$/gm, (line, field: string, words: string) =>
      /^["'>|]/.test(words) ? line : `${field}: ${otherWords(words, edition)}`,
    );
  const newBody = body.replaceAll(
    /^(#{2,} |- (?:\w+: )?)(.*)$/gm,
    (_, mark: string, words: string) => mark + otherWords(words, edition),
  );
  return `---\n${newHead}---\n${newBody}`;
}

const [vowels, consonants] = ['aeiou', 'bcdfghjklmnpqrstvwxyz'];

/** Every second long word becomes another word of the same length, a different one in each edition. */
function otherWords(text: string, edition: number): string {
  return text.replaceAll(/\p{L}{5,}/gu, (word) =>
    word.length % 2 === 0 ? word : word.replaceAll(/[a-z]/g, (letter) => rotated(letter, edition)),
  );
}

function rotated(letter: string, edition: number): string {
  const alphabet = vowels.includes(letter) ? vowels : consonants;
  return alphabet.charAt((alphabet.indexOf(letter) + edition) % alphabet.length);
}
