/**
 * A report on a register as the log may show it. Anybody can read the log of an automatic run in a public repository, so it
 * shows only the beginning of each text in quotation marks, such as an ID or a name. Other logs show the whole report.
 */
export function forLog(report: string): string {
  if (!process.env['GITHUB_ACTIONS']) return report;
  const shortened = report.replace(/"([^"\n]{4})[^"\n]+"/g, '"$1…"');
  if (shortened === report) return report;
  return `${shortened}\n\nTexts of the register are cut short in this log. On your own computer \`npm run register:check\` shows them whole.`;
}
