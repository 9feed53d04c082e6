import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeTests, test as base } from '@playwright/test';
import { parseDocument } from 'yaml';
import { buildWithSettings, builtCopy } from './built-copy.ts';
import { content, home } from './content-words.ts';
import { type OwnSite, withOwnSite } from './own-site.ts';
import { type Cell, plainSheet } from './register-file.ts';
import { test as siteTest } from './site-test.ts';

/** Where the register of these tests has what a certificate is today: H to L of a plain sheet. */
const columns = {
  issued: 6,
  validUntil: 7,
  status: 8,
  statusSince: 9,
  replacedBy: 10,
};

const withStates = `${Object.entries(columns)
  .map(([name, position]) => `  ${name}: ${position}\n`)
  .join('')}idPrefixes: [ITA]\n`;

/** The longest name and e-mail for which there is room: 60 and 50 characters. */
export const longName = 'Shri Lakshmibai Institute of Computer Training and Education';
export const longEmail = 'admissions.office@lakshmibai-institute-nashik.info';

/**
 * The folder of the site, built with columns for what a certificate is today, with a prefix of IDs, with an academy
 * whose name and e-mail are as long as may be, and with three courses on Home. It publishes the desk too, for the test of
 * that.
 */
async function statesSite(): Promise<string> {
  const { folder } = await builtCopy('states', import.meta.filename, (root) =>
    buildWithSettings(root, withStates, { edit: editContent }),
  );
  return folder;
}

/** A test of the site as it is built with columns for what a certificate is today, and with a prefix of IDs. */
export const statesBuildTest = base.extend<{ readonly builtFolder: string }>({
  builtFolder: [async ({}, use) => use(await (builtFolder ??= statesSite())), { timeout: 300_000 }],
});

// Not a worker fixture: tests whose worker fixtures differ can't share a process, and each takes seconds to start.
let builtFolder: Promise<string> | undefined;

/** The same in Chromium, which tests with `page.route` give a register. */
export const statesTest = mergeTests(siteTest, statesBuildTest).extend<{ readonly site: OwnSite }>({
  site: ({ builtFolder }, use) => withOwnSite(builtFolder, use),
  settings: 'known',
  baseURL: ({ site }, use) => use(site.address),
});

/** What a certificate is today, as texts of the sheet. */
export interface StateCells {
  /** Python, unless something else is asked for. */
  readonly course?: string;
  readonly issued?: string;
  readonly until?: string;
  readonly status?: string;
  readonly since?: string;
  readonly by?: string;
}

/** A register of these certificates by their IDs, each of Asha. */
export function statesRegister(certificates: Readonly<Record<string, StateCells>>): Buffer {
  const rows = Object.entries(certificates).map(
    ([id, { course = 'Python', issued, until, status, since, by }], index): Cell[] => [
      ...[index + 1, 'Asha', course, 'A', null, id, null],
      ...[issued, until, status, since, by].map((text) => text ?? null),
    ],
  );
  return plainSheet(...rows);
}

function editContent(root: string) {
  const file = join(root, 'content/academy.yaml');
  const academy = parseDocument(readFileSync(file, 'utf8'));
  academy.set('name', longName);
  academy.set('email', longEmail);
  academy.set('repository', 'my-academy/website');
  writeFileSync(file, academy.toString());

  const homeFile = join(root, 'content/home.yaml');
  const words = parseDocument(readFileSync(homeFile, 'utf8'));
  const featured = content.courses.slice(0, 3).map(({ path, title, description }) => {
    return { title, text: description, picture: home.hero.picture, course: path };
  });
  words.setIn(['courses', 'cards'], featured);
  writeFileSync(homeFile, words.toString());
}
