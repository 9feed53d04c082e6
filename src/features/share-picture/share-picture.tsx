// The folder src/features/share-picture draws the picture that a shared link shows, when the site is built.
// Like each feature, it may import ui, layout, answer, content and register, but no other feature.
// Start here; letters.ts finds the letters that its fonts lack.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CSSProperties } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { sharePictureSize, type SitePage } from '../../content/site-pages.ts';
import { drawLogo, type Logo } from '../../logo/draw-logo.ts';
import { themeColor } from '../../ui/theme-color.ts';

/** Draws a page's share picture as a PNG. More `effort` would take twice as long, and save only 4 % of the bytes. */
export async function renderSharePicture(
  page: SitePage,
  academyName: string,
  logo: Logo,
): Promise<Uint8Array<ArrayBuffer>> {
  const png = await drawLogo(logo, { size: 2 * logoSize });
  const address = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  const svg = await satori(picture(page, academyName, address), {
    ...sharePictureSize,
    fonts: shareFonts,
  });
  const drawn = sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 4 });
  return new Uint8Array(await drawn.toBuffer());
}

/** Inline styles, since `satori` knows no style sheets. */
function picture({ heading, description, topic }: SitePage, academyName: string, logo: string) {
  return (
    <div style={style.ground}>
      <img src={logo} alt="" width={logoSize} height={logoSize} style={style.logo} />
      <div style={style.name}>{academyName}</div>
      <div style={style.words}>
        {topic !== undefined && <div style={style.topic}>{topic}</div>}
        <div style={{ ...style.heading, fontSize: headingSize(heading), ...letterFit(heading) }}>
          {heading}
        </div>
        <div style={style.description}>{description}</div>
      </div>
    </div>
  );
}

/** In pixels: the largest size at which the heading fits in two lines. */
function headingSize(heading: string): number {
  if (heading.length <= 12) return 128;
  return heading.length <= 24 ? 92 : 72;
}

/** Devanagari needs taller lines for its signs, and letter spacing would break the line that joins its letters. */
function letterFit(text: string): CSSProperties {
  return /\p{Script=Devanagari}/u.test(text) ? { lineHeight: 1.3, letterSpacing: 0 } : {};
}

const marigold = themeColor('marigold');

/** In pixels. */
const logoSize = 240;

const style = {
  ground: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    width: '100%',
    height: '100%',
    boxSizing: 'border-box',
    padding: '56px 64px',
    background: themeColor('deep'),
    color: themeColor('on-deep'),
    fontFamily: 'Figtree',
  },
  logo: { position: 'absolute', top: 195, right: 64 },
  name: {
    fontFamily: 'Bricolage Grotesque',
    fontSize: 36,
  },
  words: { display: 'flex', flexDirection: 'column', width: 760 },
  topic: { marginBottom: 14, color: marigold, fontSize: 30 },
  heading: {
    fontFamily: 'Bricolage Grotesque',
    lineHeight: 1.02,
    letterSpacing: '-0.02em',
  },
  description: {
    marginTop: 24,
    color: themeColor('on-deep-muted'),
    fontSize: 30,
    lineHeight: 1.4,
  },
} satisfies Record<string, CSSProperties>;

/** Unicode's blocks from Basic Latin to Latin Extended-B, General Punctuation and Currency Symbols. */
const latin = [range(0x20, 0x24f), range(0x20_00, 0x20_6f), range(0x20_a0, 0x20_cf)].join('');

/** The blocks Devanagari and Devanagari Extended, the two joiners, and the dotted circle. */
const devanagari = [range(0x9_00, 0x9_7f), '\u200C\u200D\u25CC', range(0xa8_e0, 0xa8_ff)].join('');

/** The site's fonts for `satori`, which reads neither WOFF2 nor variable fonts, and tries these fonts in order. */
export const shareFonts: Font[] = [
  { name: 'Figtree', data: await fontOf('figtree', 'latin', 500) },
  { name: 'Bricolage Grotesque', data: await fontOf('bricolage-grotesque', 'latin', 700) },
  { name: 'More of Figtree', data: await fontOf('figtree', 'latin-ext', 600) },
  { name: 'Anek Devanagari', data: await fontOf('anek-devanagari', 'devanagari', 600) },
];

async function fontOf(name: string, group: 'latin' | 'latin-ext' | 'devanagari', wght: number) {
  const file = `node_modules/@fontsource-variable/${name}/files/${name}-${group}-wght-normal.woff2`;
  const letters = group === 'devanagari' ? devanagari : latin;
  const font = await readFile(join(process.cwd(), file));
  return subsetFont(font, letters, { targetFormat: 'truetype', variationAxes: { wght } });
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}
