/** Where the built site is: `dist`, or the folder that `DIST` names. */
export const siteFolder = process.env['DIST'] || 'dist';
