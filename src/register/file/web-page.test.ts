import { expect, test } from 'vitest';

import { RegisterFault } from '../faults.ts';
import { readFile } from '../testing/read-file.ts';
import { textBytes } from '../testing/spreadsheet-file.ts';

/** The kind of its fault, or "rows". */
function outcome(page: string): Promise<unknown> {
  return readFile(textBytes(page)).then(
    () => 'rows',
    (fault: unknown) => (fault instanceof RegisterFault ? fault.kind : fault),
  );
}

test.each([
  ['with a doctype', '<!DOCTYPE html>\n<html><body>Not found</body></html>'],
  [
    'that Excel wrote',
    '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table></table></html>',
  ],
  ['after comments and an XML declaration', '<?xml version="1.0"?>\n<!-- a -->\n<html lang="en">'],
  ['that is a mere table', '\n<TABLE border=1><tr><td>A'],
  [
    'with a link to a sign-in',
    '<html><a href="https://accounts.google.com/ServiceLogin">Sign in</a>',
  ],
  [
    'that is a published sheet without rows',
    '<!doctype html><title>Register</title><table class="waffle"></table>',
  ],
])('a page %s is a web page', async (_, page) => {
  await expect(outcome(page)).resolves.toBe('web-page');
});

test.each([
  ['has a field for a password', '<html><form><input name=p type="password"></form>'],
  ['says so in its title', '<!doctype html><title>Sign in - Google Accounts</title>'],
  ['says in its title that access is needed', '<html><title>Google Drive: You need access</title>'],
  ['has a form that leads to a sign-in', '<html><form method=post action="/users/sign_in">'],
  [
    'sends the visitor to one',
    '<html><meta http-equiv="refresh" content="0; url=https://x.example/login">',
  ],
  [
    'sends the visitor to one by script',
    '<script>window.location.replace("https://login.microsoftonline.com/x")</script>',
  ],
  ['is at one', '<!doctype html><html><head><base href="https://accounts.google.com/v3/signin/">'],
])('a page that %s is a sign-in page', async (_, page) => {
  await expect(outcome(page)).resolves.toBe('sign-in-page');
});

test.each(['a,b\n<script>,2', '<Workbook>', '< 5, > 3', 'html,body'])(
  '"%s" is no web page',
  async (text) => {
    await expect(outcome(text)).resolves.not.toMatch(/page/);
  },
);
