import { setTimeout as wait } from 'node:timers/promises';
import { openDevTools } from './devtools.ts';
import { openTab, type Tab } from './open-tab.ts';
import type { SlowLink } from './slow-link.ts';
import type { StartBrowser } from './start-browser.ts';
import type { PaintReport } from './watch-paint.ts';

export interface Click {
  /** From the press to the next page's painted heading. */
  readonly milliseconds: number;
  readonly preloaded: Painted['preloaded'];
}

export interface Way {
  readonly name: string;
  /** Where one reads, and the link on it that one presses. */
  readonly from: string;
  readonly link: string;
}

type Painted = Extract<PaintReport, { kind: 'painted' }>;

const window = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false };

/** Milliseconds for which nothing comes over the line before one goes on: one reads. */
const reading = 3000;

/** Milliseconds for which a hand rests on a link before it presses. */
const pointing = 200;

/** Milliseconds after which a page that does not come is given up. */
const patience = 30_000;

/**
 * Opens a page in a new browser over a slow line, reads for a while, points at a link and presses it.
 *
 * @throws Error when a page or the link does not come
 */
export async function clickToPainted(
  line: SlowLink,
  way: Way,
  start: StartBrowser,
): Promise<Click> {
  const browser = await start();
  try {
    const tools = await openDevTools(browser.address);
    const tab = await openTab(tools);
    await tab.send('Emulation.setDeviceMetricsOverride', window);
    await tab.send('Page.navigate', { url: line.address + way.from });
    await until(() => lastPainted(tab) !== undefined, `${way.from} is not painted`);
    const place = await showLink(tab, way.link);
    await until(() => line.quietFor() >= reading, `${way.from} never comes to rest`);
    await pressLink(tab, place);
    await until(() => pressAndPaint(tab.reports) !== undefined, `${way.link} leads nowhere`);
    tools.close();
    const click = pressAndPaint(tab.reports);
    if (!click) throw new Error(`${way.link} leads nowhere`);
    return click;
  } finally {
    await browser.stop();
  }
}

/** The first press, and the first painting after it; undefined as long as either is missing. */
export function pressAndPaint(reports: readonly PaintReport[]): Click | undefined {
  const press = reports.find(({ kind }) => kind === 'press');
  if (!press) return undefined;
  const painted = reports.find(
    (report): report is Painted => report.kind === 'painted' && report.at > press.at,
  );
  return painted && { milliseconds: painted.at - press.at, preloaded: painted.preloaded };
}

function lastPainted({ reports }: Tab): PaintReport | undefined {
  return reports.findLast(({ kind }) => kind === 'painted');
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Scrolls the link into view at once, and says where its middle is. */
async function showLink(tab: Tab, link: string): Promise<Place> {
  const expression = `(() => {
    const link = document.querySelector(${JSON.stringify(link)});
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = link.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`;
  const { result } = await tab.send('Runtime.evaluate', { expression, returnByValue: true });
  // As the protocol describes this answer.
  const { value } = result as { value?: Place };
  if (!value) throw new Error(`There is no link ${link}.`);
  return value;
}

async function pressLink(tab: Tab, { x, y }: Place): Promise<void> {
  const mouse = (type: string, at: Place, button = {}) =>
    tab.send('Input.dispatchMouseEvent', { type, ...at, ...button });
  await mouse('mouseMoved', { x: x - 60, y: y + 90 });
  await mouse('mouseMoved', { x, y });
  await wait(pointing);
  const left = { button: 'left', clickCount: 1 };
  // The page that would answer may be gone by then.
  for (const type of ['mousePressed', 'mouseReleased']) {
    mouse(type, { x, y }, left).catch(() => undefined);
  }
}

async function until(holds: () => boolean, otherwise: string): Promise<void> {
  const end = Date.now() + patience;
  while (!holds()) {
    if (Date.now() > end) throw new Error(otherwise);
    await wait(20);
  }
}
