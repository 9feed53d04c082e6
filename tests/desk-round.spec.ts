import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { siteFolder } from '../scripts/site-folder.ts';
import { findGit } from '../scripts/desk/live/find-git.ts';
import { gitIn } from '../scripts/desk/live/git.ts';
import { filesIn } from './built-desk.ts';
import { plainRegister } from './content-words.ts';
import { newPhone } from './new-phone.ts';
import { sealedSiteTest } from './sealed-site.ts';
import { statesBuildTest } from './states-site.ts';

sealedSiteTest(
  'a number that was changed on the desk and published is in the footer, on the Internship page and in the structured data',
  async ({ built: { folder } }) => {
    const link = `tel:${newPhone.replaceAll(' ', '')}`;
    const home = pageIn(folder, 'index.html');
    expect(/<footer[^]*<\/footer>/.exec(home)?.[0]).toContain(link);
    const internship = pageIn(folder, 'internShips.html');
    expect(/<main[^]*<\/main>/.exec(internship)?.[0]).toContain(link);
    const data = /<script type="application\/ld\+json">[^]*?<\/script>/.exec(home)?.[0];
    expect(data).toContain(`"telephone":["${newPhone}"`);

    const git = gitIn(join(dirname(folder), 'remote.git'), findGit() ?? 'git');
    const { out } = await git('log', '-1', '--format=%s', '--stat=200');
    expect(out).toContain('Phones in “Name, phone, email, address”\n');
    expect(out).toContain('content/academy.yaml | 2 +-\n 1 file changed');
  },
);

statesBuildTest(
  'with the desk published, every other file of the site is the same to the byte',
  async ({ builtFolder: folder }) => {
    skipWhereTheyDiffer();
    const [without, withDesk] = [filesIn(siteFolder), filesIn(folder)];
    const isOfDesk = (path: string) => /^desk(\/|\.html)/.test(path);
    expect(without.filter(isOfDesk)).toEqual([]);
    expect(withDesk.filter(isOfDesk)).toEqual(
      expect.arrayContaining(['desk.html', 'desk/live.html', 'desk/words.html', 'desk/state.json']),
    );
    expect(withDesk.filter((path) => !isOfDesk(path)).toSorted()).toEqual(without.toSorted());
    const others = without.filter((path) => !dependsOnRegister.test(path) && path !== '_headers');
    const different = others.filter(
      (path) => comparable(folder, path) !== comparable(siteFolder, path),
    );
    expect(different).toEqual([]);
  },
);

statesBuildTest(
  'with the desk published, the policy and all other headers of the public pages are the same',
  async ({ builtFolder: folder }) => {
    skipWhereTheyDiffer();
    const [headers, withDesk] = [siteFolder, folder].map((site) => pageIn(site, '_headers'));
    const [rules, added] = [withDesk?.slice(0, headers?.length), withDesk?.slice(headers?.length)];
    expect(rules).toBe(headers);
    const paths = added?.split('\n').filter((line) => line.startsWith('/'));
    expect(paths).toEqual(['/desk', '/desk/*']);
  },
);

function skipWhereTheyDiffer() {
  const shipped = '/register/sample-register.xlsx';
  statesBuildTest.skip(plainRegister !== shipped, 'the register is the owner’s own');
  statesBuildTest.skip(existsSync(join(siteFolder, 'desk.html')), 'the owner publishes the desk');
}

/** That other site has other columns of the register, which these files tell, in whatever form they are sent. */
const dependsOnRegister = /^(SearchById\.html|privacy\.html|sw\.js)(\.br|\.gz)?$/;

/**
 * A file, to be compared. Astro names an island after the folder that was built in, so a page with one differs in that;
 * and what is compressed is compared as it is before.
 */
function comparable(folder: string, path: string): string {
  const page = path.replace(/\.(br|gz)$/, '');
  const isPage = page.endsWith('.html') && existsSync(join(folder, page));
  return isPage
    ? pageIn(folder, page).replaceAll(/(<astro-island uid=")[^"]*/g, '$1')
    : readFileSync(join(folder, path)).toString('latin1');
}

function pageIn(folder: string, path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}
