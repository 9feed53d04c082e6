import { expect, test } from 'vitest';
import { scanXml, type XmlReader, type XmlTag } from './xml.ts';

const xml = `<?xml version="1.0"?><!-- > --><a xmlns:p="q">
  <b r="1" p:id='2>3'><c><v>7</v></c><c t="s"  ><v>1&amp;2</v></c ><c/><c></c><d><v/></d></b>
  <p:b><x>no <y>z</y></x>text <![CDATA[<&]]>more<!-- c --> end</p:b><e><f>“é”\r\n</f></e>
</a>`;

/** What a reader sees of a part that arrives in chunks of this size. */
async function seen(text: string, size: number, extra: Partial<XmlReader> = {}) {
  const bytes = new TextEncoder().encode(text);
  const told: string[] = [];
  const tell = (what: string, tag: XmlTag) =>
    told.push(
      [what, tag.depth, tag.name, tag.attribute('r'), tag.attribute(':id'), tag.text].join('|'),
    );
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
  }
  await scanXml(
    { name: 'part', chunks },
    {
      root: 'a',
      opened(tag) {
        tell('opened', tag);
        return tag.name !== 'x';
      },
      closed: (tag) => tell('closed', tag),
      ...extra,
    },
  );
  return told;
}

test('a part is read alike wherever it is cut', async () => {
  const whole = await seen(xml, xml.length * 2);
  expect(whole).toContain('opened|1|b|1|2>3|\n  ');
  expect(whole.filter((line) => line.startsWith('closed|1|b'))).toEqual([
    expect.stringMatching(/^closed\|1\|b\|/),
    expect.stringMatching(/\|text <&more end$/),
  ]);
  expect(whole.at(-2)).toMatch(/^closed\|2\|f\|.*\|“é”\n$/s);
  for (let size = 1; size < 80; size++) expect(await seen(xml, size), String(size)).toEqual(whole);
});

test('an element with one child that holds only text is taken at once, if the reader takes it', async () => {
  const taken: string[] = [];
  const took = (tag: XmlTag) => {
    taken.push(`${tag.name} ${tag.only} ${tag.text}`);
    return tag.name === 'c';
  };
  const left = await seen(xml, 1000, { took });
  expect(taken).toEqual(['c v 7', 'e f “é”\n']);
  expect(left.filter((line) => /\|[cv]\|/.test(line))).toHaveLength(10);
  for (let size = 1; size < 80; size++) {
    // Where the end has not arrived yet, both are opened and closed as usual, and the sum is the same.
    expect((await seen(xml, size, { took: () => false })).length, String(size)).toBe(
      (await seen(xml, xml.length)).length,
    );
  }
});

test.each([
  '<b></a>',
  '<b',
  '<b>',
  '</b>',
  '<b c></b>',
  '<b c="<"/>',
  '<!DOCTYPE b>',
  '<a><b></a></b>',
  'text',
  '',
])('%j is malformed, wherever it is cut', async (text) => {
  for (const size of [1, 2, 3, 1000]) {
    await expect(seen(text, size)).rejects.toMatchObject({ kind: 'damaged' });
  }
});
