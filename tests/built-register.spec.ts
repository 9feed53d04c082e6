import { expect, test } from '@playwright/test';
import { pageAt, siteFile, siteFiles } from './built-site.ts';
import { contentFile, plainRegister, register } from './content-words.ts';

test.skip(plainRegister === undefined, 'the register is sealed, or on another host');

const published = plainRegister ?? '';

test('of all files in content/register/ only the register itself is published', () => {
  const spreadsheets = siteFiles().filter((path) =>
    /\.(xls[xmb]?|ods|csv|tsv)(\.(br|gz))?$/.test(path),
  );
  expect(spreadsheets.filter((path) => !path.includes(register.address))).toEqual([]);
  expect(
    siteFiles().filter((path) => path.startsWith('/_astro/') && path.includes('register.')),
  ).toEqual([]);
  expect(siteFile(published)).toEqual(contentFile(`register/${register.address}`));
});

test('the register is a file of its own, however small it is', () => {
  expect(pageAt('/SearchById').html).toContain(published);
});
