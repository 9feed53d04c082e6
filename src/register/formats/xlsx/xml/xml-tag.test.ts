import { expect, test } from 'vitest';
import { nameCode } from './name-code.ts';
import { scanXml } from './scan-xml.ts';
import { TextArena } from './text-arena.ts';
import { CLOSED, CUT, OPENED, XmlTag } from './xml-tag.ts';

function tagOver(xml: string): XmlTag {
  const bytes = new TextEncoder().encode(xml);
  const tag = new XmlTag('test.xml');
  tag.load(new Uint8Array([...bytes, 0]), bytes.length);
  return tag;
}

function textOf(content: string): string {
  const arena = new TextArena();
  const tag = tagOver(`<t>${content}</t>`);
  tag.next();
  arena.open();
  if (tag.next() !== CLOSED) throw tag.malformed();
  tag.appendText(arena);
  return arena.take();
}

test('elements go by their local name, attributes by theirs with the prefix marked', () => {
  const tag = tagOver('<x:row r="1" y:id="&lt;2&#x20AC;"/>');
  expect(tag.next()).toBe(OPENED);
  expect(tag.name).toBe(nameCode('row'));
  expect(tag.isEmpty).toBe(true);
  expect(tag.attribute(nameCode('r'))).toBe('1');
  expect(tag.attribute(nameCode(':id'))).toBe('<2€');
  expect(tag.attribute(nameCode('id'))).toBeUndefined();
  expect([tag.next(), tag.mayEnd]).toEqual([CUT, true]);
});

test('comments, processing instructions and white space in tags are passed over', () => {
  const tag = tagOver('<?xml version="1.0"?><!-- <b> -- --><a\n x = \'>\' ><?p <c> ?></a >');
  expect(tag.next()).toBe(OPENED);
  expect(tag.attribute(nameCode('x'))).toBe('>');
  expect(tag.next()).toBe(CLOSED);
});

test('text has its references, CDATA sections and line ends resolved', () => {
  expect(textOf('a &amp;&lt;&gt;&quot;&apos; &#65;&#x42;&#x1F600;')).toBe('a &<>"\' AB😀');
  expect(textOf('<![CDATA[<b>&amp;]] ]>]]>x<![CDATA[]]>')).toBe('<b>&amp;]] ]>x');
  expect(textOf('a<!-- x -->b<?p?>]c')).toBe('ab]c');
  expect(textOf('1\r\n2\r3\n<![CDATA[4\r\n5]]>')).toBe('1\n2\n3\n4\n5');
});

test('escaped code units are resolved, and an escaped escape is not', () => {
  expect(textOf('a_x000D_b_x0041_')).toBe('a\rbA');
  expect(textOf('_x005F_x0041_ _x004_ _xZZZZ_')).toBe('_x0041_ _x004_ _xZZZZ_');
});

const notWellFormed = [
  '<a',
  '<a>',
  '<a></b>',
  '</a>',
  '<a b></a>',
  '<a b=c></a>',
  '<a b="<"></a>',
  '<a b="c></a>',
  '<!DOCTYPE a [<!ENTITY b "c">]><a/>',
  '<a><!-- </a>',
  '<a><></a>',
  '',
  'text',
];

test.each(notWellFormed)('%s is not well-formed, so it is damaged', async (xml) => {
  const scan = scanXml(partOf(xml), { opened: () => true });
  await expect(scan).rejects.toMatchObject({ kind: 'damaged' });
});

test('a text with what stands for nothing is damaged', () => {
  for (const content of ['&b;', '&amp', '&#0;', '&#xD800;', '&#x110000;', '<![CDATA[', '<b/>']) {
    expect(() => textOf(content), content).toThrow(expect.objectContaining({ kind: 'damaged' }));
  }
});

test('where a window ends within a tag or its text, nothing of it is read', () => {
  const xml = '<a b="c"><!-- d --><e>f&amp;<![CDATA[g]]>\r\n</e></a>';
  const ends = [...xml.matchAll(/<\/?\w.*?>/g)].map((match) => match.index + match[0].length);
  for (let length = 0; length < xml.length; length++) {
    const tag = tagOver(xml.slice(0, length));
    let count = 0;
    while (tag.next() !== CUT) count++;
    const whole = ends.filter((end) => end <= length);
    expect([count, tag.at], xml.slice(0, length)).toEqual([whole.length, whole.at(-1) ?? 0]);
  }
});

test('content that is not wanted is passed over, and AlternateContent counts as its Fallback', async () => {
  const xml =
    '<a><b><c/><b/></b><d/>text<m:AlternateContent><m:Choice><x/></m:Choice>' +
    '<m:Fallback><e>text</e></m:Fallback></m:AlternateContent><m:AlternateContent/><f/></a>';
  for (const size of [1, 2, 7, 1000]) {
    const seen: [string, number][] = [];
    const arena = new TextArena();
    await scanXml(partOf(xml, size), {
      opened(tag) {
        const name =
          ['a', 'b', 'c', 'd', 'e', 'f', 'x'].find((letter) => nameCode(letter) === tag.name) ??
          'other';
        seen.push([name, tag.depth]);
        return name === 'a' || name === 'e';
      },
      closed(tag) {
        if (tag.depth !== 1) return;
        arena.open();
        tag.appendText(arena);
        seen.push([arena.take(), tag.depth]);
      },
    });
    expect(seen).toEqual([
      ['a', 0],
      ['b', 1],
      ['d', 1],
      ['other', 1],
      ['e', 1],
      ['text', 1],
      ['f', 1],
    ]);
  }
});

/** A part whose bytes come in chunks of this size. */
function partOf(xml: string, size = xml.length || 1) {
  const bytes = new TextEncoder().encode(xml);
  return {
    name: 'test.xml',
    async *chunks() {
      for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
    },
  };
}
