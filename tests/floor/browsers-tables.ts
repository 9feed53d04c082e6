import { readFileSync } from 'node:fs';
import { type Versions, versionsAt } from './compat-data.ts';

/** A row of a table in docs/browsers.md: something newer than the floor, and what browsers without it show. */
export interface BrowsersRow {
  /** The row's text, for messages. */
  readonly text: string;
  /** What the cells for Chrome and Edge, Firefox and Safari say. */
  readonly versions: readonly string[];
  /** Paths in MDN's data. */
  readonly paths: readonly string[];
  /** The scripts, without checksum and ending, that the row is about; none means any file. */
  readonly files: readonly string[];
}

/** The rows of the table below a heading of docs/browsers.md. */
export function browsersRows(heading: string): BrowsersRow[] {
  const [, below = ''] = readFileSync('docs/browsers.md', 'utf8').split(`## ${heading}\n`);
  const [table = ''] = below.split('\n## ');
  return table
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('`'))
    .map((line) => {
      const cells = line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1);
      const names = [...(cells.at(-1) ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
      return {
        text: line,
        versions: cells.slice(1, 4),
        paths: names.filter((name) => name.includes('.')),
        files: names.filter((name) => !name.includes('.')),
      };
    });
}

/** What the row's cells for Chrome and Edge, Firefox and Safari should say. */
export function versionCells(paths: readonly string[]): string[] {
  const all = paths.map((path) => versionsAt(path));
  const newest = (browser: keyof Versions) =>
    Math.max(...all.map((versions) => versions?.[browser] ?? Infinity));
  return [Math.max(newest('chrome'), newest('edge')), newest('firefox'), newest('safari')].map(
    (version) => (version === Infinity ? '–' : String(version)),
  );
}
