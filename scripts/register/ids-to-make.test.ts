import { expect, test } from 'vitest';
import { idsToMake, WrongCommand } from './ids-to-make.ts';

test('the first prefix of the settings is taken if none is asked for', () => {
  expect(idsToMake(['50'], ['ITA', 'XY'])).toEqual({
    count: 50,
    prefix: 'ITA',
    isNewPrefix: false,
  });
});

test('a prefix that is asked for may be new', () => {
  expect(idsToMake(['1', '--prefix', 'XY24'], ['ITA'])).toEqual({
    count: 1,
    prefix: 'XY24',
    isNewPrefix: true,
  });
});

test.each([
  [[], 'say how many IDs'],
  [['0'], '"0" is not a number of IDs'],
  [['-5'], "Unknown option '-5'"],
  [['10001'], 'a whole number from 1 to 10000'],
  [['1e3'], '"1e3" is not a number of IDs'],
  [['2.5'], '"2.5" is not a number of IDs'],
  [['many'], '"many" is not a number of IDs'],
  [['5', '6'], '"6" is one word too many'],
  [['5', '--prefix', 'ita'], '"ita" can\'t be a prefix'],
  [['5', '--prefix', 'A'], '"A" can\'t be a prefix'],
  [['5', '--prefix', 'ACADEMY24'], '"ACADEMY24" can\'t be a prefix'],
  [['5', '--prefix', '1TA'], 'is read as ITA is'],
  [['5', '--prefix'], 'usage: npm run register:ids'],
  [['5', '--size', '3'], 'usage: npm run register:ids'],
])('%j is refused: %s', (words, message) => {
  const refused = () => idsToMake(words, ['ITA']);
  expect(refused).toThrow(WrongCommand);
  expect(refused).toThrow(message);
});

test('without any prefix it says how to choose one', () => {
  expect(() => idsToMake(['7'])).toThrow('npm run register:ids -- 7 --prefix ITA');
});
