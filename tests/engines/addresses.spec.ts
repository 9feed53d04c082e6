import { sidewaysScroll } from '../sideways-scroll.ts';
import { anyCourse, placeRoutes } from '../site-routes.ts';
import { expect, test } from './engine-test.ts';

/** Every kind of page, one that does not exist, and one whose slash at the end leads to the page without. */
const addresses = [...placeRoutes, anyCourse, '/no-such-page', '/about/'];

// The page that does not exist answers with the status 404, of which browsers tell.
test.use({ expectedMessages: [/\b404\b/] });

test('every kind of page opens with a title and one heading, and no page stands out at 390 or 1280 px', async ({
  visitor,
}) => {
  test.setTimeout(180_000);
  let widths = [1280, 390];
  for (const address of addresses) {
    await visitor.open(address);
    // Left while it is on its way, the register's script would be a complaint of the browser.
    if (address === '/SearchById') await visitor.expectTexts({ role: 'textbox' }, ['']);
    const { title, headings } = await visitor.evaluate(titleAndHeadings);
    expect(title, address).toMatch(/\S/);
    expect(headings, address).toEqual([expect.stringMatching(/\S/)]);
    for (const width of widths) {
      await visitor.resize(width, 800);
      const outside = await visitor.evaluate(sidewaysScroll);
      expect(outside, `what stands out of ${address} at ${width} px`).toEqual([]);
    }
    // The window, which is slow to take a new size, keeps its last for the next page.
    widths = widths.toReversed();
  }
});

function titleAndHeadings() {
  const headings = [...document.querySelectorAll('h1')].map(({ innerText }) => innerText);
  return { title: document.title, headings };
}
