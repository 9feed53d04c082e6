import { expect, test } from 'vitest';

import { RegisterFault } from '../faults.ts';
import { readFile } from '../testing/read-file.ts';
import { textBytes } from '../testing/spreadsheet-file.ts';

test.each([
  ['web-page', '<!DOCTYPE html>\n<html><body>Not found</body></html>'],
  ['web-page', '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table></table></html>'],
  ['web-page', '<?xml version="1.0"?>\n<!-- a -->\n<html lang="en">'],
  ['web-page', '<!-- a comment without an end'],
  ['web-page', '\n<TABLE border=1><tr><td>A'],
  ['web-page', '<html><a href="https://accounts.google.com/ServiceLogin">Sign in</a>'],
  ['web-page', '<!doctype html><title>Register</title><table class="waffle"></table>'],
  ['sign-in-page', '<html><form><input name=p type="password"></form>'],
  ['sign-in-page', '<!doctype html><title>Sign in - Google Accounts</title>'],
  ['sign-in-page', '<html><title>Google Drive: You need access</title>'],
  ['sign-in-page', '<html><form method=post action="/users/sign_in">'],
  ['sign-in-page', '<html><meta http-equiv="refresh" content="0; url=https://x.example/login">'],
  ['sign-in-page', '<script>window.location.replace("https://login.microsoftonline.com/x")'],
  ['sign-in-page', '<!doctype html><head><base href="https://accounts.google.com/v3/signin/">'],
  ['rows', 'a,b\n<script>,2'],
  ['not-a-spreadsheet', '<Workbook>'],
  ['rows', '< 5, > 3'],
  ['rows', 'html,body'],
])('%s is what this text gives: %s', async (kind, page) => {
  const outcome = await readFile(textBytes(page)).then(
    () => 'rows',
    (fault: unknown) => (fault instanceof RegisterFault ? fault.kind : fault),
  );
  expect(outcome).toBe(kind);
});
