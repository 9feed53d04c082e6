import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblems } from './problems/problem.ts';
import { registerSchema, type RegisterSettings } from './schemas/register.ts';
import { parseYamlFile } from './yaml/parse-yaml-file.ts';

/**
 * The settings of the register alone, for what needs nothing else of the content.
 *
 * @param folder the content folder
 * @throws with every fault of `register.yaml`, where it has any
 */
export function registerSettings(folder: string): RegisterSettings {
  const file = 'register.yaml';
  const text = readFileSync(join(folder, file), 'utf8');
  const { value, problems } = parseYamlFile(file, text, registerSchema);
  if (value) return value;
  throw new Error(formatProblems(problems, new Map([[file, text]])));
}
