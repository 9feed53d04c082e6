import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { siteFolder } from '../scripts/site-folder.ts';
import { filesIn } from './built-desk.ts';
import { plainRegister } from './content-words.ts';
import { newPhone } from './new-phone.ts';
import { sealedSiteTest } from './sealed-site.ts';
import { statesBuildTest } from './states-site.ts';

sealedSiteTest(
  'a number that was changed on the desk is in the footer, on the Internship page and in the structured data',
  async ({ built: { folder } }) => {
    const link = `tel:${newPhone.replaceAll(' ', '')}`;
    const home = pageIn(folder, 'index.html');
    expect(/<footer[^]*<\/footer>/.exec(home)?.[0]).toContain(link);
    const internship = pageIn(folder, 'internShips.html');
    expect(/<main[^]*<\/main>/.exec(internship)?.[0]).toContain(link);
    const data = /<script type="application\/ld\+json">[^]*?<\/script>/.exec(home)?.[0];
    expect(data).toContain(`"telephone":["${newPhone}"`);
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
      expect.arrayContaining([
        'desk.html',
        'desk/online.html',
        'desk/words.html',
        'desk/state.json',
      ]),
    );
    expect(withDesk.filter((path) => !isOfDesk(path)).toSorted()).toEqual(without.toSorted());
    const others = without.filter(
      (path) => !dependsOnRegister.test(path) && !path.startsWith('_redirects'),
    );
    const different = others.filter(
      (path) => comparable(folder, path) !== comparable(siteFolder, path),
    );
    expect(different).toEqual([]);
  },
);

function skipWhereTheyDiffer() {
  const shipped = '/register/sample-register.xlsx';
  statesBuildTest.skip(plainRegister !== shipped, 'the register is the owner’s own');
  statesBuildTest.skip(existsSync(join(siteFolder, 'desk.html')), 'the owner publishes the desk');
}

/** That other site has other columns of the register, which these files tell. */
const dependsOnRegister = /^(SearchById\.html|privacy\.html|sw\.js)$/;

/** A file, to be compared. Astro names an island after the folder that was built in, so a page with one differs in that. */
function comparable(folder: string, path: string): string {
  return path.endsWith('.html')
    ? pageIn(folder, path).replaceAll(/(<astro-island uid=")[^"]*/g, '$1')
    : readFileSync(join(folder, path)).toString('latin1');
}

function pageIn(folder: string, path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}
