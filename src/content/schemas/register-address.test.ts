import { expect, test } from 'vitest';
import { legalFileName, registerAddress } from './register-address.ts';

const sheet = 'https://docs.google.com/spreadsheets/d/1AbC_d-E';
const published = 'https://docs.google.com/spreadsheets/d/e/2PACX-1v_-A';

test.each([
  ['register-2024.xlsx'],
  ['https://files.example/register.xlsx'],
  [`${sheet}/export?format=xlsx`],
  ['https://docs.google.com/spreadsheets/d/e/2PACX-1v/pub?gid=0&single=true&output=csv'],
  ['https://dl.dropboxusercontent.com/scl/fi/a/r.xlsx?rlkey=k'],
  ['http://127.0.0.1:8080/register.xlsx'],
])('the address %s is used as it is', (address) => {
  expect(registerAddress(address)).toBe(address);
});

test.each([
  [`${sheet}/edit?gid=17#gid=17`, `${sheet}/export?format=csv&gid=17`],
  [`${sheet}/edit?gid=5#gid=17&range=A1`, `${sheet}/export?format=csv&gid=17`],
  [`${sheet}/edit?usp=sharing`, `${sheet}/export?format=xlsx`],
  [`${sheet}/export?format=pdf&gid=17`, `${sheet}/export?format=csv&gid=17`],
  ['https://docs.google.com/a/academy.in/spreadsheets/d/1AbC_d-E', `${sheet}/export?format=xlsx`],
  [`${published}/pubhtml`, `${published}/pub?output=xlsx`],
  [
    `${published}/pubhtml?gid=7&single=true&widget=true&headers=false`,
    `${published}/pub?output=xlsx&gid=7&single=true`,
  ],
  [`${sheet}/pubhtml?gid=0`, `${sheet}/pub?output=xlsx&gid=0`],
  [
    'https://www.dropbox.com/scl/fi/abc/My%20register.xlsx?rlkey=k1&st=s1&dl=0',
    'https://dl.dropboxusercontent.com/scl/fi/abc/My%20register.xlsx?rlkey=k1&st=s1',
  ],
])('the address %s is converted to the address of the file itself', (written, url) => {
  expect(registerAddress(` ${written} `)).toBe(url);
  expect(registerAddress(url)).toBe(url);
});

test.each([
  ['https://onedrive.live.com/edit.aspx?resid=1', 'OneDrive', 'upload the file'],
  ['https://1drv.ms/x/s!abc', 'OneDrive', 'upload the file'],
  ['https://academy-my.sharepoint.com/:x:/g/personal/x/abc', 'SharePoint', 'upload the file'],
  ['https://drive.google.com/file/d/1AbC/view?usp=sharing', 'Google Drive', 'Google Sheets'],
  [`${sheet}/gviz/tq?tqx=out:csv&sheet=2024`, 'gviz', 'Anyone with the link'],
  ['https://docs.google.com/spreadsheets/d/1AbC…/edit?gid=0', '…', 'of your own sheet'],
  ['https://docs.google.com/spreadsheets/d/.../edit', '…', 'of your own sheet'],
  ['http://files.example/register.xlsx', 'without encryption', 'https://'],
  ['file:///C:/Users/me/register.xlsx', 'computer', 'upload the file'],
  ['https://me:secret@files.example/register.xlsx', 'password', 'upload the file'],
  ['https://www.dropbox.com/scl/fo/abc/h?rlkey=k&dl=0', 'Dropbox', 'scl/fi'],
  ['https://github.com/owner/files/blob/main/r.xlsx', 'GitHub', 'upload the file'],
  ['https://files$1.example/register.xlsx', 'other signs', 'address bar'],
  ['https://files".example/register.xlsx', 'other signs', 'address bar'],
  ['https://files;.example/register.xlsx', 'other signs', 'address bar'],
  ['https://my files.example/register.xlsx', 'full address', 'address bar'],
  ['docs.google.com/spreadsheets/d/1AbC/edit', 'full address', 'with https://'],
  ['my register.xlsx', 'full address', 'letters, digits'],
])('the address %s is refused, and the fault says what works instead', (written, message, fix) => {
  expect(registerAddress(written)).toMatchObject({
    message: expect.stringContaining(message),
    fix: expect.stringContaining(fix),
  });
});

test.each([
  ['Certificates 2024 (new)', 'Certificates-2024-new'],
  ['Régister', 'Register'],
  ['.रजिस्टर', 'register'],
])('a file called %s gets a name that can be an address', (name, legal) => {
  expect(legalFileName(name)).toBe(legal);
  expect(registerAddress(`${legal}.xlsx`)).toBe(`${legal}.xlsx`);
});
