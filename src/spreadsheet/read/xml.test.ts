import { expect, test } from 'vitest';
import { fourBytes, type XmlBytes } from './xml-bytes.ts';
import { scanXml, type XmlReader, type XmlTag } from './xml.ts';

const xml = `<?xml version="1.0"?><!-- > --><a xmlns:p="q">
  <b r="1" p:id='2>3'><c><v>7</v></c><c t="s"  ><v>1&amp;2</v></c ><c/><c></c><d><v/></d></b>
  <p:b><x>no <y>z</y></x>text <![CDATA[<&]]>more<!-- c --> end</p:b><e><f>“é”\r\n</f></e>
</a>`;

/** Scans `text` in chunks of `size` bytes, and returns the calls that the reader gets. */
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

test('XML is read in the same way wherever a chunk ends', async () => {
  const whole = await seen(xml, xml.length * 2);
  expect(whole).toContain('opened|1|b|1|2>3|\n  ');
  expect(whole.filter((line) => line.startsWith('closed|1|b'))).toEqual([
    expect.stringMatching(/^closed\|1\|b\|/),
    expect.stringMatching(/\|text <&more end$/),
  ]);
  expect(whole.at(-2)).toMatch(/^closed\|2\|f\|.*\|“é”\n$/s);
  for (let size = 1; size < 80; size++) expect(await seen(xml, size), String(size)).toEqual(whole);
});

test('a faster way of reading usual elements gives the same texts wherever a chunk ends', async () => {
  const elements = `<a><b> x<!-- c --><cc>7</cc><cc>1&amp;2</cc>
    <cc>“é”\r\n</cc><cc/><cc ></cc ><cc r="2">8</cc><cc>d<!-- -->e</cc><cc>9</cc></b></a>`;
  const [START, END] = [fourBytes('<cc>'), fourBytes('/cc>')];
  const texts = async (size: number) => {
    let usual = 0;
    const found: string[] = [];
    const read = (xml: XmlBytes, start: number) => {
      const textEnd = xml.has(START, start) ? xml.endOfText(start + 4) : xml.end;
      const end = textEnd + '</cc>'.length;
      if (end > xml.end || !xml.has(END, textEnd + 1)) return 0;
      usual++;
      found.push(xml.text(start + 4, textEnd));
      return end;
    };
    await seen(elements, size, {
      usual: { depth: 2, read },
      closed: (tag) => tag.name === 'cc' && found.push(tag.text),
    });
    return { usual, found };
  };
  const whole = await texts(elements.length * 2);
  expect(whole).toEqual({ usual: 4, found: ['7', '1&2', '“é”\n', '', '', '8', 'de', '9'] });
  for (let size = 1; size < 80; size++) {
    expect((await texts(size)).found, String(size)).toEqual(whole.found);
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
])('the malformed XML %j is refused wherever a chunk ends', async (text) => {
  for (const size of [1, 2, 3, 1000]) {
    await expect(seen(text, size)).rejects.toMatchObject({ kind: 'damaged' });
  }
});
