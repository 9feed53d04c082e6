import { beforeAll, expect, test } from 'vitest';
import { loadRareParts } from '../load-rare-parts.ts';
import { nameCode } from './name-code.ts';
import { TextArena } from './text-arena.ts';
import { CLOSED, ENDED, OPENED, XmlCursor, needMoreBytes } from './xml-tag.ts';

// Reading waits for rarer markup once; here it is there from the start.
beforeAll(loadRareParts);

function cursorOver(xml: string, isLast = true): XmlCursor {
  const bytes = new TextEncoder().encode(xml);
  const cursor = new XmlCursor('test.xml');
  cursor.load(new Uint8Array([...bytes, 0]), bytes.length, isLast);
  return cursor;
}

function textOf(content: string): string {
  const arena = new TextArena(1000);
  const cursor = cursorOver(`<t>${content}</t>`);
  cursor.next();
  arena.open();
  cursor.appendText(arena);
  return arena.take();
}

test('elements go by their local name, attributes by theirs with the prefix marked', () => {
  const cursor = cursorOver('<x:row r="1" y:id="&lt;2&#x20AC;"/>');
  expect(cursor.next()).toBe(OPENED);
  expect(cursor.name).toBe(nameCode('row'));
  expect(cursor.isEmpty).toBe(true);
  expect(cursor.attribute(nameCode('r'))).toBe('1');
  expect(cursor.attribute(nameCode(':id'))).toBe('<2€');
  expect(cursor.attribute(nameCode('id'))).toBeUndefined();
  expect(cursor.next()).toBe(ENDED);
});

test('comments, processing instructions and white space in tags are passed over', () => {
  const cursor = cursorOver('<?xml version="1.0"?><!-- <b> -- --><a\n x = \'>\' ><?p <c> ?></a >');
  expect(cursor.next()).toBe(OPENED);
  expect(cursor.attribute(nameCode('x'))).toBe('>');
  expect(cursor.next()).toBe(CLOSED);
});

test('children are visited, and what a visit leaves unread is skipped', () => {
  const cursor = cursorOver('<a><b><c/><b/></b><d/>text<e>text</e></a>');
  cursor.next();
  const names: number[] = [];
  cursor.eachChild((name) => names.push(name));
  expect(names).toEqual(['b', 'd', 'e'].map(nameCode));
  expect(cursor.next()).toBe(ENDED);
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

test('what is not well-formed is damaged', () => {
  const broken = [
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
  ];
  for (const xml of broken) {
    expect(() => {
      const cursor = cursorOver(xml);
      while (cursor.next() !== ENDED);
    }, xml).toThrow(expect.objectContaining({ kind: 'damaged' }));
  }
  for (const content of ['&b;', '&amp', '&#0;', '&#xD800;', '&#x110000;', '<![CDATA[', '<b/>']) {
    expect(() => textOf(content), content).toThrow(expect.objectContaining({ kind: 'damaged' }));
  }
});

test('a window that ends anywhere within asks for more', () => {
  const xml = '<a b="c"><!-- d --><e>f&amp;<![CDATA[g]]>\r\n</e></a>';
  for (let length = 0; length < xml.length; length++) {
    const cursor = cursorOver(xml.slice(0, length), false);
    const arena = new TextArena(100);
    expect(
      () => {
        cursor.next();
        cursor.next();
        cursor.appendText(arena);
        cursor.next();
        cursor.next();
      },
      xml.slice(0, length),
    ).toThrow(needMoreBytes);
  }
});
