/**
 * A report on a register, for the log of an automatic run, which anybody may read where the repository is public: of each
 * text in quotation marks, such as an ID or a name, only the beginning. Elsewhere the report is whole.
 */
export function forLog(report: string): string {
  if (!process.env['GITHUB_ACTIONS']) return report;
  const shortened = report.replace(/"([^"\n]{4})[^"\n]+"/g, '"$1…"');
  if (shortened === report) return report;
  return `${shortened}\n\nTexts of the register are cut short in this log. On your own computer \`npm run register:check\` shows them whole.`;
}
