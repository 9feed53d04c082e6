import type { CSSProperties } from 'react';
import type { SitePage } from '../../content/site-pages.ts';
import { AcademyMark } from '../../layout/academy-mark.tsx';
import { themeColor } from '../../ui/theme-color.ts';

interface SharePictureProps {
  readonly page: SitePage;
  readonly academyName: string;
}

/** What stands for a page where its address is shared. `satori` draws it, which knows no style sheets. */
export function SharePicture({ page, academyName }: SharePictureProps) {
  const { heading, description, topic } = page;
  return (
    <div style={style.ground}>
      <div style={style.sign}>
        <AcademyMark size={540} sun={marigold} brackets={themeColor('deep-line')} />
      </div>
      <div style={style.name}>
        <AcademyMark size={60} sun={marigold} brackets={themeColor('on-deep')} />
        {academyName}
      </div>
      <div style={style.words}>
        {topic !== undefined && <div style={style.topic}>{topic}</div>}
        <div style={{ ...style.heading, fontSize: headingSize(heading) }}>{heading}</div>
        <div style={style.description}>{description}</div>
      </div>
    </div>
  );
}

/** In pixels: as large as lets the heading fit in two lines. */
function headingSize(heading: string): number {
  if (heading.length <= 12) return 128;
  return heading.length <= 24 ? 92 : 72;
}

const marigold = themeColor('marigold');

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
  sign: { display: 'flex', position: 'absolute', top: 45, right: -170 },
  name: {
    display: 'flex',
    alignItems: 'center',
    gap: 18,
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
