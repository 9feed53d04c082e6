import { parse } from 'yaml';
import { mergeYaml } from '../yaml/merge-yaml.ts';

/** A course's file: its front matter and the Markdown below it. */
export interface CourseParts {
  readonly frontMatter: unknown;
  readonly body: string;
}

/** The parts of a course's file; without front matter everything is its body. */
export function courseParts(text: string): CourseParts {
  const { head, body } = split(text);
  return { frontMatter: head === undefined ? {} : parse(head), body: body.trim() };
}

/** The file with these parts, byte by byte what it was where they are the same. */
export function mergeCourse(text: string, { frontMatter, body }: CourseParts): string {
  const parts = split(text);
  const head = mergeYaml(parts.head ?? '', frontMatter);
  const isSameBody = body.trim() === parts.body.trim();
  const [, before = '\n', after = '\n'] = /^(\s*)[^]*?(\s*)$/.exec(parts.body) ?? [];
  const wanted = isSameBody ? parts.body : `${before || '\n'}${body.trim()}${after || '\n'}`;
  return `---\n${head}---\n${wanted}`;
}

function split(text: string): { head: string | undefined; body: string } {
  const [, head, body = ''] = /^---[ \t]*\n([^]*?\n)?---[ \t]*(?:\n([^]*))?$/.exec(text) ?? [];
  return text.startsWith('---') ? { head: head ?? '', body } : { head: undefined, body: text };
}
