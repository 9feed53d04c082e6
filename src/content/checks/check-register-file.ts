import { nearestWord } from '../yaml/nearest-word.ts';
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
  const fix = advice(
    address,
    names.filter((name) => !isBlank(name)),
  );
  const place = register.placeOf(['address']);
  return [problemAt(register.file, place, `there is no file \`register/${address}\``, fix)];
}

/** The blank register is for copying: published, it makes every certificate invalid. */
function isBlank(name: string): boolean {
  return /^blank-register\.\w+$/i.test(name);
}

function advice(address: string, names: readonly string[]): string {
  const nearest = nearestWord(address, names);
  const [name] = nearest === undefined ? names : [nearest];
  if (name === undefined) return 'put the file in content/register/';
  const allowed = allowedName(name);
  if (allowed !== name) {
    return `rename \`${name}\` in content/register/ to \`${allowed}\` first, and write \`${allowed}\` here, if that is your register; a name may hold only letters, digits, _, . and -`;
  }
  if (nearest !== undefined) return `did you mean \`${nearest}\`?`;
  return names.length === 1
    ? `write \`${name}\`, the file in content/register/, or put yours there`
    : `write the name of one of the files in content/register/: ${names.map((other) => `\`${other}\``).join(', ')}`;
}

/** What an address takes for the name of a file, without signs that belong in none. */
function allowedName(name: string): string {
  return name.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^-+|-+(?=\.\w+$)/g, '');
}
