import type { Graph, Thing } from 'schema-dts';

/**
 * Things of schema.org as the text of one `<script type="application/ld+json">` (JSON-LD 1.1, 4.9 and
 * 7.3). No text in them can end the script: every `<` is escaped.
 */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}
