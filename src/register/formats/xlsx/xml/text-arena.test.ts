import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TextArena } from './text-arena.ts';

function append(arena: TextArena, bytes: readonly number[]): void {
  arena.open();
  arena.appendRun(new Uint8Array([...bytes, 0]), 0);
}

test('texts that were put together come apart as they were', () => {
  const texts = fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { maxLength: 50 });
  fc.assert(
    fc.property(texts, (list) => {
      const clean = list.map((text) => `.${text.replace(/[\0\r&<\]]|_x/g, '.')}`);
      const arena = new TextArena();
      const target: (string | undefined)[] = [];
      clean.forEach((text, i) => {
        append(arena, [...new TextEncoder().encode(text)]);
        arena.put(target, i);
      });
      arena.flush();
      expect(target).toEqual(clean);
    }),
  );
});

test('a text of any length keeps every byte, whether it comes in runs or one by one', () => {
  const arena = new TextArena();
  arena.open();
  for (let i = 0; i < 50_000; i++) {
    if (i % 3 === 0) arena.appendByte(0x41);
    else arena.appendRun(new Uint8Array([0x41, 0]), 0);
  }
  expect(arena.take()).toBe('A'.repeat(50_000));
});

test('bytes that are not UTF-8 are damaged, also where they would join to a character', () => {
  const halves = [
    [0x41, 0xc3],
    [0xa9, 0x41],
  ];
  expect(() => {
    const arena = new TextArena();
    halves.forEach((bytes, i) => {
      append(arena, bytes);
      arena.put([], i);
    });
    arena.flush();
  }).toThrow(expect.objectContaining({ kind: 'damaged' }));
});
