import { join } from 'node:path';
import { content } from '../content/site-content.ts';
import { pageLogo, readLogo } from './draw-logo.ts';

export const siteLogo = await readLogo(join(process.cwd(), 'content', content.academy.logo));

export const siteLogoOnPages = await pageLogo(siteLogo);
