import type { RootContent } from 'mdast';
import type { Words } from '../yaml/describe-yaml-fault.ts';

/** The words for something in a course file that is neither a heading nor a list of points. */
export function describeStrayNode(node: RootContent, source: string): Words {
  const start = node.position?.start.offset ?? 0;
  const written = source.slice(start, node.position?.end.offset ?? start);
  if (node.type === 'heading') return describeHeading(written);
  if (node.type === 'paragraph') return describeParagraph(written);
  return words[node.type] ?? { message: `this is a ${node.type}, no point`, fix: asPoint };
}

const asPoint = 'make it a point: `- ` and its text on one line';

const words: Partial<Record<RootContent['type'], Words>> = {
  list: { message: 'this list is numbered', fix: 'start each point with `- `' },
  code: {
    message: 'Markdown reads this as a block of code',
    fix: 'start each point with `- ` in the first column, without spaces before it',
  },
  html: { message: 'Markdown reads this as HTML', fix: asPoint },
  definition: { message: 'Markdown reads this as the address of a link', fix: asPoint },
  blockquote: { message: 'Markdown reads this as a quotation', fix: asPoint },
  thematicBreak: { message: 'this line draws a rule across the page', fix: 'take it out' },
};

function describeHeading(written: string): Words {
  return written.startsWith('#')
    ? {
        message: 'a heading may have one # (a section), two or three (a phase and its modules)',
        fix: 'write `### ` and the title, or make it a point',
      }
    : {
        message: 'the line of dashes or equals signs below makes this text a heading',
        fix: 'write `## ` before the title and take the line below out',
      };
}

function describeParagraph(written: string): Words {
  if (/^#+\S/.test(written)) {
    return { message: 'this heading lacks a space', fix: 'write `## ` and then the title' };
  }
  if (/^[-*+]\S/.test(written)) {
    return { message: 'this point lacks a space', fix: 'write `- ` and then the text' };
  }
  return { message: 'this text belongs to no list of points', fix: asPoint };
}
