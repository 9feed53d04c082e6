import type { ContentFiles } from '../files/content-files.ts';
import type { Problem } from '../problems/problem.ts';
import { registerFile } from '../schemas/register.ts';
import { didYouMean } from '../yaml/nearest-word.ts';

/**
 * The problem of a register on the site itself that is not there. `registerFiles` are the paths
 * below `content/`, such as `register/sample-register.xlsx`.
 */
export function checkRegisterFile(
  { register }: ContentFiles,
  registerFiles: readonly string[],
): Problem[] {
  const address = register.value && registerFile(register.value);
  if (address === undefined || registerFiles.includes(`register/${address}`)) return [];
  // The blank register is for copying: published, it makes every certificate invalid.
  const names = registerFiles
    .map((path) => path.replace(/^register\//, ''))
    .filter((name) => !/^blank-register\.\w+$/i.test(name));
  const there = names.map((name) => `\`${name}\``).join(', ');
  const rename = `, or write the name of a file that is there: ${there}; a name may hold only letters, digits, _, . and -, so rename the file first if need be`;
  const otherwise = `put the file in content/register/${names.length === 0 ? '' : rename}`;
  const message = `there is no file \`register/${address}\``;
  return [register.problemOf(['address'], message, didYouMean(address, names, otherwise))];
}
