import type { Page } from '@playwright/test';
import { fill } from '../../src/fill.ts';
import { validator as words } from '../support/content-words.ts';
import { plainSheet } from '../support/register-file.ts';
import { expect, ofAsha, test } from './validator-test.ts';

const genuine = 'ITA-2024-0017';
const register = plainSheet([1, 'Asha', 'Python', 'A+', null, genuine]);
const heardOfAsha = `${words.valid.heading}. ${fill(words.valid.sentence, { id: genuine, ...ofAsha })}`;
const offered =
  `${fill(words.invalid.similar, { id: genuine })} ` +
  fill(words.invalid.offered, { search: words.search });

interface Heard {
  readonly said: string;
  /** The number of nodes with `said`. A screen reader may read each node separately. */
  readonly nodes: number;
  /** The number of frames in which the live region was empty before `said`. */
  readonly frames: number;
}

declare global {
  interface Window {
    heard: Heard[];
  }
}

async function listen(page: Page) {
  await page.addInitScript(() => {
    window.heard = [];
    let frame = 0;
    let emptied = 0;
    const count = () => {
      frame++;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    addEventListener('focusin', ({ target }) => {
      const said = target instanceof Element && `focus: ${target.textContent}`;
      if (said) window.heard.push({ said, nodes: 1, frames: 0 });
    });
    addEventListener('select', ({ target }) => {
      const said = target instanceof HTMLInputElement && `selected: ${target.value}`;
      if (said) window.heard.push({ said, nodes: 1, frames: 0 });
    });
    // This script runs before the page is parsed, so the live region may not exist yet.
    const arrival = new MutationObserver(() => {
      const region = document.querySelector('#announced');
      if (!region) return;
      arrival.disconnect();
      emptied = frame;
      const watch = new MutationObserver(() => {
        const { textContent: said, childNodes } = region;
        if (said === '') emptied = frame;
        else window.heard.push({ said, nodes: childNodes.length, frames: frame - emptied });
      });
      watch.observe(region, { childList: true, characterData: true, subtree: true });
    });
    arrival.observe(document, { childList: true, subtree: true });
  });
}

async function heard(page: Page): Promise<Heard[]> {
  return page.evaluate(() => window.heard.splice(0));
}

test.beforeEach(({ page }) => listen(page));

test('an answer is announced once, into an empty live region', async ({ page, validator }) => {
  await validator.open(register, `#id=${genuine}`);
  const said = async (text: string) => {
    await expect(validator.announced).toHaveText(text);
    const all = (await heard(page)).filter((one) => !/^(focus|selected):/.test(one.said));
    expect(all).toEqual([{ said: text, nodes: 1, frames: expect.any(Number) }]);
    expect(all[0]?.frames).toBeGreaterThanOrEqual(2);
  };
  await said(heardOfAsha);
  // A repeated answer must be announced again.
  for (let time = 0; time < 2; time++) {
    await validator.search(genuine);
    await said(heardOfAsha);
  }
  const { message, empty } = words.invalid;
  await validator.search('');
  await said(`${message}. ${empty}.`);
  // The live region is emptied, so that a visitor who reads on through the page does not hear the answer twice.
  await expect(validator.announced).toBeEmpty();
  await expect(validator.result).toContainText(message);
});

test('the ID is selected only after the answer is announced', async ({ page, validator }) => {
  await validator.open(register);
  await validator.box.fill(genuine);
  await heard(page);
  await validator.box.press('Enter');
  await validator.expectMarked(genuine);
  const all: string[] = [];
  // The `select` event comes a moment after the selection.
  await expect
    .poll(async () => {
      all.push(...(await heard(page)).map(({ said }) => said));
      return all;
    })
    .toEqual([heardOfAsha, `selected: ${genuine}`]);
});

test('if a similar ID is offered, the visitor hears how to reach it', async ({ validator }) => {
  await validator.open(register);
  await validator.search(genuine.toLowerCase());
  await expect(validator.announced).toContainText(`. ${offered} ${words.invalid.hint}`);
});

test('for several IDs the heading is announced first, then the counts', async ({ page, list }) => {
  await list.open(register);
  for (const ids of [genuine, `${genuine}\nnothing`, genuine]) {
    await list.box.fill(ids);
    await heard(page);
    await list.checkButton.press('Enter');
    const { result, answers } = words.list;
    const count = ids.split('\n').length;
    const done = fill(result.done, { count });
    const counts = `${done} ${answers.valid}: 1. ${answers.unknown}: ${count - 1}.`;
    await expect(list.validator.announced).toHaveText(counts);
    const all = (await heard(page)).map(({ said }) => said);
    expect(all.slice(-2)).toEqual([`focus: ${result.heading}`, counts]);
    await list.press('one');
    await list.press('list');
  }
  await list.check(`${genuine}\nnothing`);
  await list.expectCount('unknown', 1);
  await list.count('unknown').press('Enter');
  await expect(list.validator.announced).toHaveText(fill(words.list.result.notShown, { count: 1 }));
  await expect(list.result.locator('#announced')).toHaveCount(0);
});

test('the page never has more than one live region', async ({ page, list }) => {
  const { validator } = list;
  const live = page.locator('main :is([role=status], [role=alert], [aria-live], output)').filter({
    visible: true,
  });
  const expectOne = async () => {
    await expect(live).toHaveCount(1);
    await expect(live).toHaveAttribute('id', 'announced');
  };
  await validator.open(register);
  await expectOne();
  await validator.search(genuine);
  await expectOne();
  await validator.search('nothing');
  await expectOne();
  await list.unfold();
  await expect(list.problem).toHaveCount(0);
  await list.check(genuine);
  await list.expectCount('valid', 1);
  await expectOne();
  await list.choose('one.csv', genuine);
  await expect(validator.announced).toHaveText(fill(words.list.file.chosen, { name: 'one.csv' }));
  await expectOne();
});

test('the search box is described only until the first answer', async ({ validator }) => {
  await validator.open(register);
  await expect(validator.box).toHaveAccessibleName(words.placeholder);
  await expect(validator.box).toHaveAccessibleDescription(words.note);
  await validator.search(genuine.toLowerCase());
  await expect(validator.box).toHaveAccessibleDescription('');
});

test('the radio buttons’ label is read once, as the group’s name', async ({ page, validator }) => {
  await validator.open(register);
  const { label } = words.list.modes;
  await expect(page.getByRole('radiogroup', { name: label, exact: true })).toBeVisible();
  await expect(validator.main.getByText(label, { exact: true })).toHaveCount(0);
});
