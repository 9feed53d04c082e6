import { createHash } from 'node:crypto';

/** Sources of a Content Security Policy, such as `'sha256-…'`, for what is within the pages. */
export interface InlineParts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The checksums of all scripts and styles that are within these pages (CSP Level 3, 2.3.1), sorted and
 * each named once. Data blocks, such as JSON-LD, never run and need none.
 */
export function inlineParts(pages: readonly string[]): InlineParts {
  const parts = pages.flatMap((html) => [...html.matchAll(part)]);
  return {
    scripts: checksums(
      parts.filter(([, , attributes = '']) => isRun(attributes)),
      'script',
    ),
    styles: checksums(parts, 'style'),
  };
}

const part = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;

/** The types of script that a policy governs; any other type is data (HTML, "prepare the script element"). */
const governedTypes = ['', 'module', 'text/javascript', 'importmap', 'speculationrules'];

function isRun(attributes: string): boolean {
  if (/\ssrc\s*=/i.test(attributes)) return false;
  const [, type = ''] = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes) ?? [];
  return governedTypes.includes(type.toLowerCase());
}

function checksums(parts: readonly RegExpExecArray[], element: 'script' | 'style'): string[] {
  const texts = parts
    .filter(([, name = '']) => name.toLowerCase() === element)
    .map(([, , , text = '']) => text);
  return [...new Set(texts.map(checksum))].toSorted();
}

/** HTML readers turn line ends into line feeds before the checksum is taken. */
function checksum(text: string): string {
  const plain = text.replaceAll(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(plain).digest('base64')}'`;
}
