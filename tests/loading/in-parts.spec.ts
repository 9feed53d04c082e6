import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { textAt } from '../support/built-site.ts';
import { layoutShift } from './layout-shift.ts';
import { courseAddress, longCourse, menu } from '../support/site-routes.ts';
import { expect, test } from '../support/site-test.ts';

/** In bytes and milliseconds: so little arrives at a time that the browser paints in between. */
const part = { size: 96, pause: 25 };
/** What arrives in parts. The rest is below the first view. */
const firstView = 6000;

for (const path of [...menu.map(([, to]) => to), courseAddress(longCourse.path)]) {
  test(`on a phone, ${path} arrives bit by bit and moves nothing`, async ({ page, site }) => {
    const html = Buffer.from(textAt(path === '/' ? '/index.html' : `${path}.html`));
    const start = html.indexOf('<main');
    expect(start).toBeGreaterThan(0);
    site.answerOnly(
      ({ pathname }) => pathname === encodeURI(path),
      (_, response) => void sendInParts(response, html, start),
    );
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(path);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.005);
  });
}

async function sendInParts(response: ServerResponse, html: Buffer, start: number) {
  const end = Math.min(start + firstView, html.length);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.write(html.subarray(0, start));
  for (let at = start; at < end; at += part.size) {
    response.write(html.subarray(at, Math.min(at + part.size, end)));
    await setTimeout(part.pause);
  }
  response.end(html.subarray(end));
}
