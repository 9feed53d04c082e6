/** What a course file is made of. */
export interface CourseParts {
  readonly frontMatter: string;
  readonly before: readonly string[];
  readonly afterwards: readonly string[];
  /** Each module's title and points. */
  readonly modules: readonly (readonly [title: string, points: readonly string[]])[];
}

/** A sound front matter; line 2 of the file holds its first field. */
export const soundFrontMatter = `tile: Tile
title: Title
description: A description that is long enough to be of use to its readers.
level: beginner
related: [Python, SQL]
`;

/** A sound course file, in which the parts given take the place of its own. */
export function courseText(parts: Partial<CourseParts> = {}): string {
  const { frontMatter = soundFrontMatter, before = ['Nothing'] } = parts;
  const { afterwards = numbered('outcome', 3), modules = soundModules() } = parts;
  const blocks = [
    '# Before you start',
    list(before),
    '# Afterwards you can',
    list(afterwards),
    '# Modules',
    ...modules.flatMap(([title, points]) => [`## ${title}`, list(points)]),
  ];
  return `---\n${frontMatter}---\n\n${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Ten modules of five points each, all different; `word` sets them apart from another course's. */
export function soundModules(word = 'point'): [string, string[]][] {
  return numbered('module', 10).map((title) => [title, numbered(`${title} ${word}`, 5)]);
}

/** `word 1`, `word 2` and so on. */
export function numbered(word: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${word} ${index + 1}`);
}

function list(points: readonly string[]): string {
  return points.map((point) => `- ${point}`).join('\n');
}
