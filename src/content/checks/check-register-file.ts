import { didYouMean } from '../yaml/nearest-word.ts';
import type { ContentFiles } from '../files/content-files.ts';
import { registerFile } from '../schemas/register.ts';
import { problemAt, type Problem } from '../problems/problem.ts';

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
  const names = registerFiles.map((path) => path.replace(/^register\//, ''));
  const fix = didYouMean(address, names, `put the file in content/register/`);
  const place = register.placeOf(['address']);
  return [problemAt(register.file, place, `there is no file \`register/${address}\``, fix)];
}
