import { expect, test } from 'vitest';
import { sitemapXml } from './sitemap-xml.ts';

test('each address is a location, and what XML would read as its own is escaped', () => {
  expect(sitemapXml(['https://a.example/', 'https://a.example/C&D'])).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://a.example/</loc></url>
  <url><loc>https://a.example/C&amp;D</loc></url>
</urlset>
`,
  );
});
