/** What sealing can't do, for the owner: said by the command, and in docs/sealed-register.md. */
export const sealedLimits =
  'Anyone can download the sealed files. Nobody can read a certificate without its ID, if the ID is random. Numbered IDs are guessed in seconds, sealed or not: reissue them, or publish only what you would print on a notice board.';

/** How long it takes to try every ID of a kind, at 15,000 a second on one graphics card. */
export const strengthTable: readonly (readonly [ids: string, one: string, thousand: string])[] = [
  ['IDs that can be', 'tried by 1 graphics card', 'by 1,000'],
  ['4 digits', '0.7 seconds', '0.7 milliseconds'],
  ['6 digits', '67 seconds', '67 milliseconds'],
  ['8 digits', '1.9 hours', '7 seconds'],
  ['12 random characters (register:ids)', '2.4 million years', '2,400 years'],
];
