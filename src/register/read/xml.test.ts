import { expect, test } from 'vitest';
import { scanXml } from './xml.ts';

/** The text of the first element. */
async function textOf(content: string, size?: number): Promise<string> {
  let text = '';
  await scanXml(partOf(`<a><t>${content}</t></a>`, size), {
    root: 'a',
    opened: () => true,
    closed: (tag) => void (text += tag.text),
  });
  return text;
}

test('elements go by their local name, attributes by theirs with the prefix marked', async () => {
  await scanXml(partOf(`<x:a><x:row r="1" y:id="&lt;2&#x20AC;" z = '>' /></x:a>`), {
    root: 'a',
    opened(tag) {
      expect(tag.name).toBe('row');
      const names = ['r', ':id', 'id', 'z'];
      expect(names.map((name) => tag.attribute(name))).toEqual(['1', '<2€', undefined, '>']);
      return true;
    },
  });
});

test.each([
  ['a &amp;&lt;&gt;&quot;&apos; &#65;&#x42;&#x1F600;', 'a &<>"\' AB😀'],
  ['<![CDATA[<b>&amp;]] ]>]]>x<![CDATA[]]>', '<b>&amp;]] ]>x'],
  ['a<!-- <b> -- --><?p <c> ?>]b > c', 'a]b > c'],
  ['1\r\n2\r3\n<![CDATA[4\r\n5]]>', '1\n2\n3\n4\n5'],
])('the text of %j has its references, sections and line ends resolved', async (content, text) => {
  expect(await textOf(content)).toBe(text);
});

test.each([
  '<a',
  '<a>',
  '<a></b>',
  '</a>',
  '<b/>',
  '<a b></a>',
  '<a b=c></a>',
  '<a b="<"></a>',
  '<a b="c></a>',
  '<!DOCTYPE a [<!ENTITY b "c">]><a/>',
  '<a><!-- </a>',
  '<a><></a>',
  '',
  'text',
  ...['&b;', '&amp', '&#0;', '&#xD800;', '&#x110000;', '<![CDATA['].map((it) => `<a>${it}</a>`),
])('%s is not well-formed, so it is damaged', async (xml) => {
  const closed = ({ text }: { text: string }) => expect(text).toBeDefined();
  const scan = scanXml(partOf(xml), { root: 'a', opened: () => true, closed });
  await expect(scan).rejects.toMatchObject({ kind: 'damaged' });
});

test.each([
  [7, 1000],
  [1000, 30_000],
  [65_536, 30_000],
])('wherever pieces of %i bytes end, each text is whole', async (size, times) => {
  const long = 'b > c &amp; अ'.repeat(times);
  expect(await textOf(`${long}<![CDATA[>]]><!-- > -->`, size)).toBe(
    `${long.replaceAll('&amp;', '&')}>`,
  );
});

test('a comment of many megabytes without an end is damaged, and soon', async () => {
  const scan = scanXml(partOf(`<a><!--${'>'.repeat(12_000_000)}`), {
    root: 'a',
    opened: () => true,
  });
  await expect(scan).rejects.toMatchObject({ kind: 'damaged' });
});

test('content that is not wanted is passed over', async () => {
  const xml = '<a><b><c/><b/></b><d/>text<m:e>text</m:e><f/></a>';
  const seen: string[] = [];
  await scanXml(partOf(xml), {
    root: 'a',
    opened(tag) {
      seen.push(`${tag.name} ${tag.depth}`);
      return tag.name === 'e';
    },
    closed(tag) {
      if (tag.depth === 1) seen.push(tag.text);
    },
  });
  expect(seen).toEqual(['b 1', 'd 1', 'e 1', 'text', 'f 1']);
});

/** A part whose bytes come in chunks of this size. */
function partOf(xml: string, size = 65_536) {
  const bytes = new TextEncoder().encode(xml);
  return {
    name: 'test.xml',
    async *chunks() {
      for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
    },
  };
}
