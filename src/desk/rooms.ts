import { wordsHtml } from './words/words-html.ts';

/** A room of the desk: a page of its own, with its script beside this file. */
export interface Room {
  /** The name of its page: `words` is at `/desk/words`. */
  readonly name: string;
  readonly title: string;
  /** What one does there. */
  readonly text: string;
  /** Its script, below `src/desk/`. Its page has the styles that the script imports. */
  readonly script: string;
  /** What its page holds below the heading. */
  readonly html: string;
}

/** Every room, in the order of the start page. A room that is built is one entry here. */
export const rooms: readonly Room[] = [
  {
    name: 'words',
    title: 'Words and pictures',
    text: 'Change what the pages say, the courses and the pictures. Every change is checked before it is saved.',
    script: 'words/words-page.ts',
    html: wordsHtml,
  },
  {
    name: 'register',
    title: 'The register',
    text: 'See your sheet of certificates as the website reads it, and what to fix. Make a copy to publish, and QR codes to print.',
    script: 'register/register-page.tsx',
    html: '<p id="failure" role="alert"></p><div id="register"></div>',
  },
  {
    name: 'live',
    title: 'Going live',
    text: 'See what you changed and how it looks, publish it, and follow it until it is online.',
    script: 'live/live-page.tsx',
    html: '<div id="live"><p>Loading …</p></div>',
  },
];
