import { expect, test } from 'vitest';
import { scanXml, type XmlReader, type XmlTag } from './xml.ts';

const xml = `<?xml version="1.0"?><!-- > --><a xmlns:p="q">
  <b r="1" p:id='2>3'><c><v>7</v></c><c t="s"  ><v>1&amp;2</v></c ><c/><c></c><d><v/></d></b>
  <p:b><x>no <y>z</y></x>text <![CDATA[<&]]>more<!-- c --> end</p:b><e><f>“é”\r\n</f></e>
</a>`;

/** The events of a part that arrives in chunks of this size. */
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

test('XML is read the same wherever a chunk ends', async () => {
  const whole = await seen(xml, xml.length * 2);
  expect(whole).toContain('opened|1|b|1|2>3|\n  ');
  expect(whole.filter((line) => line.startsWith('closed|1|b'))).toEqual([
    expect.stringMatching(/^closed\|1\|b\|/),
    expect.stringMatching(/\|text <&more end$/),
  ]);
  expect(whole.at(-2)).toMatch(/^closed\|2\|f\|.*\|“é”\n$/s);
  for (let size = 1; size < 80; size++) expect(await seen(xml, size), String(size)).toEqual(whole);
});

test('an element without children gives the same text wherever a chunk ends', async () => {
  const leaves = `<a><b> x<!-- c --><c r="1" t="s"><v>7</v></c>
    <c><v>1&amp;2</v></c><c r="é" t="&lt;"><v>“é”\r\n</v></c><c></c><c r='2'><v>8</v></c>
    <c r="3"><v>a</v><v>b</v></c><c r="4" t="s"><v>d<!-- -->e</v></c></b></a>`;
  const cells = async (size: number) => {
    let taken = 0;
    const found: string[] = [];
    const begin = (tag: XmlTag) => found.push(`${tag.attribute('r')} ${tag.attribute('t')}`);
    const take = (tag: XmlTag) => found.push(`${found.pop()} ${tag.text}`);
    const took = (tag: XmlTag) => {
      taken++;
      begin(tag);
      take(tag);
    };
    await seen(leaves, size, {
      leaf: { depth: 2, name: 'c', child: 'v', took },
      opened: (tag) => (tag.name === 'c' ? begin(tag) : 1) > 0,
      closed(tag) {
        if (tag.name === 'v') take(tag);
      },
    });
    return { taken, found };
  };
  const whole = await cells(leaves.length * 2);
  expect(whole).toEqual({
    taken: 3,
    found: [
      ...['1 s 7', 'undefined undefined 1&2', 'é < “é”\n', 'undefined undefined', '2 undefined 8'],
      ...['3 undefined a b', '4 s de'],
    ],
  });
  for (let size = 1; size < 80; size++) {
    expect((await cells(size)).found, String(size)).toEqual(whole.found);
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
])('%j is malformed wherever a chunk ends', async (text) => {
  for (const size of [1, 2, 3, 1000]) {
    await expect(seen(text, size)).rejects.toMatchObject({ kind: 'damaged' });
  }
});
