import { expect, test } from 'vitest';

import { csvDelimiter } from './csv-delimiter.ts';

test.each([
  ['commas', 'a,b,c\n1,2,3\n', ','],
  ['semicolons', 'a;b;c\n1;2;3\n', ';'],
  ['tabs', 'a\tb\tc\n1\t2\t3\n', '\t'],
  ['semicolons, although numbers have decimal commas', 'a;b;c;d\n1,5;2,5;3;4\n1,5;2,5;3;4\n', ';'],
  [
    'commas, although a title line has semicolons',
    'Register; list; 2024\na,b,c\n1,2,3\n4,5,6\n',
    ',',
  ],
  [
    'commas, although semicolons are between quotation marks',
    '"a;b;c;d;e",2\n"a;b;c;d;e",2\n',
    ',',
  ],
  ['semicolons, although line ends are between quotation marks', '"a\nb,c";2\n"a\nb,c";2\n', ';'],
  ['tabs, although texts have more commas', 'A-1\tHTML, CSS, JS\nA-2\tC, C++, C#\n', '\t'],
  [
    'commas, although each row has a cell that ends with a tab',
    '1,Asha\t,A-1\t\n2,Ben\t,A-2\n',
    ',',
  ],
  ['what the first line names', 'sep=;\na,b,c;d\n', ';'],
])('the columns are parted by %s', (_, text, delimiter) => {
  expect(csvDelimiter(text)).toBe(delimiter);
});

test.each(['\n', '\r\n', '\r'])('a first line that names the delimiter may end with %j', (end) => {
  expect(csvDelimiter(`sep=;${end}a,b,c;d${end}`)).toBe(';');
});

test('text in which nothing parts columns has no delimiter', () => {
  expect(csvDelimiter('one\ntwo\nthree')).toBeUndefined();
});
