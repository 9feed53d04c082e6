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
    html: '<p id="how"></p><p id="failure" role="alert"></p><div id="nc-root"></div>',
  },
  {
    name: 'register',
    title: 'The register',
    text: 'See your sheet of certificates as the website reads it, and what to fix. Make a copy to publish, and QR codes to print.',
    script: 'register/register-page.tsx',
    html: '<p id="failure" role="alert"></p><div id="register"></div>',
  },
  {
    name: 'online',
    title: 'Put it online',
    text: 'See what is still a sample, how your changes go online, and what became of them.',
    script: 'online/online-page.tsx',
    html: '<div id="online"><p>Loading …</p></div>',
  },
];
