import { expect, test } from 'vitest';
import { jsonLd } from './json-ld.ts';

test('no text can end the script that it is in, and it is read back as written', () => {
  const name = '</script><script>alert(1)</script><!--';
  const written = jsonLd([{ '@type': 'Course', name }]);
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Course', name }],
  });
});
