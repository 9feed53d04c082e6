import { isCollection, isMap, isScalar, type Document, type LineCounter } from 'yaml';
import { z } from 'zod';
import type { Words } from './describe-yaml-fault.ts';
import { didYouMean } from './nearest-word.ts';
import { formatAdvice } from './format-advice.ts';
import { problemAt, type Problem } from '../problems/problem.ts';
import { fieldsAt, isOptionalAt } from './schema-fields.ts';
import { isUnwritten, keyPlaceAt, nodesAt, placeAt, type FieldPath } from './yaml-places.ts';

/** A parsed YAML file and the schema that it was checked against. */
export interface CheckedYaml {
  readonly file: string;
  readonly document: Document;
  readonly counter: LineCounter;
  readonly schema: z.ZodType;
}

/** The problems that one schema issue stands for, each at the field that it is about. */
export function locateIssue(yaml: CheckedYaml, issue: z.core.$ZodIssue): Problem[] {
  const { file, document, counter } = yaml;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => unknownField(yaml, [...issue.path, key]));
  }
  if (issue.code === 'invalid_key') {
    const [reason] = issue.issues;
    const key = keyPlaceAt(document, counter, issue.path);
    const name = `the name \`${String(issue.path.at(-1))}\``;
    return [problemAt(file, key, `${name} ${reason?.message ?? issue.message}`, 'rename it')];
  }
  const place = placeAt(document, counter, issue.path);
  const nodes = nodesAt(document, issue.path);
  const words = nodes === undefined ? missing(issue.path) : wrong(issue, nodes.value, yaml.schema);
  return [problemAt(file, place, words.message, words.fix)];
}

function unknownField({ file, document, counter, schema }: CheckedYaml, path: FieldPath): Problem {
  const key = String(path.at(-1));
  const known = fieldsAt(schema, path.slice(0, -1));
  const fix = didYouMean(key, known, `take it out; the fields here are ${known.join(', ')}`);
  return problemAt(file, keyPlaceAt(document, counter, path), `no field is called \`${key}\``, fix);
}

function missing(path: FieldPath): Words {
  const name = String(path.at(-1));
  return { message: `the field ${fieldName(path)} is missing`, fix: `add \`${name}: …\`` };
}

function wrong(issue: z.core.$ZodIssue, node: unknown, schema: z.ZodType): Words {
  const isFile = issue.path.length === 0;
  const name = isFile ? 'the file' : fieldName(issue.path);
  if (node === null || (isScalar(node) && isUnwritten(node))) {
    const fix = isFile ? fieldsAdvice(schema, []) : emptyAdvice(issue.path, schema);
    return { message: `${name} is empty`, fix };
  }
  if (issue.code === 'invalid_type') return wrongType(issue, node, name, schema);
  return { message: `${name} ${issue.message}`, fix: advice(issue, node) };
}

function emptyAdvice(path: FieldPath, schema: z.ZodType): string {
  const isEntry = typeof path.at(-1) === 'number';
  const fill = 'write its value after the colon or dash';
  return isEntry || isOptionalAt(schema, path) ? `${fill}, or delete the line` : fill;
}

function wrongType(
  issue: z.core.$ZodIssueInvalidType,
  node: unknown,
  name: string,
  schema: z.ZodType,
): Words {
  if (issue.expected === 'string' && isScalar(node)) {
    const written = node.source ?? String(node.value);
    const kind = node.value === null ? 'nothing' : `a ${typeof node.value}`;
    return {
      message: `${name} must be text, but ${written} is read as ${kind}`,
      fix: `put it in double quotes: "${written}"`,
    };
  }
  if (issue.expected === 'string') {
    const kind = isMap(node) ? 'a field, because of the colon' : 'a list';
    return {
      message: `${name} must be text, but is read as ${kind}`,
      fix: 'put the whole text in "double quotes"',
    };
  }
  if (issue.expected === 'array') {
    return { message: `${name} must be a list`, fix: listAdvice(node, issue.path, schema) };
  }
  if (issue.expected === 'object' || issue.expected === 'record') {
    return { message: `${name} must hold fields`, fix: fieldsAdvice(schema, issue.path) };
  }
  return { message: `${name} ${issue.message}`, fix: numberAdvice(issue, node) };
}

/** With the last number in a text, such as the year to which years reach. */
function numberAdvice({ expected }: z.core.$ZodIssueInvalidType, node: unknown): string {
  if (expected !== 'int' && expected !== 'number') return 'correct it';
  const last = isScalar(node) ? String(node.value).match(/\d+/g)?.at(-1) : undefined;
  return last === undefined
    ? 'write it in digits, without quotes'
    : `write ${last} and nothing else, without quotes`;
}

/** With the lines to write, where the entries are texts and one line holds them. */
function listAdvice(node: unknown, path: FieldPath, schema: z.ZodType): string {
  const isOfTexts = fieldsAt(schema, [...path, 0]).length === 0;
  if (!isOfTexts || !isScalar(node) || String(node.value).includes('\n')) {
    return 'put each entry on a line of its own below the name, starting with `- `';
  }
  const lines = entriesIn(String(node.value)).map((entry) => `\`  - "${entry}"\``);
  const below = `below \`${String(path.at(-1))}:\`, starting with \`- \``;
  return `put each entry on a line of its own ${below}; write ${lines.join(', then ')}`;
}

/** The entries in what was read as one text: after each dash that lacks its space, and of numbers also between commas. */
function entriesIn(written: string): string[] {
  const ownLines = written.split(/(?:^|\s+)-(?=["'+])/).filter((entry) => entry !== '');
  const entries = /^[\d\s+()/,;-]+$/.test(written) ? written.split(/\s*[,;/]\s*/) : ownLines;
  return entries.map((entry) => entry.replaceAll(/^["']|["']$/g, '').replaceAll('"', '\\"'));
}

function advice(issue: z.core.$ZodIssue, node: unknown): string {
  const written = isScalar(node) ? String(node.value) : '';
  switch (issue.code) {
    case 'too_big':
      return isCollection(node)
        ? `take out ${node.items.length - Number(issue.maximum)} of the ${node.items.length} entries`
        : `shorten it; it has ${written.length} characters`;
    case 'too_small':
      if (isCollection(node)) return `add entries; there are ${node.items.length}`;
      return written === '' ? 'write the text' : `write more; it has ${written.length} characters`;
    case 'invalid_format':
      return formatAdvice(issue.format, written);
    case 'invalid_value':
      return didYouMean(written, issue.values.map(String), 'use one of these words');
    case 'custom':
      return typeof issue.params?.['fix'] === 'string' ? issue.params['fix'] : 'correct it';
    default:
      return 'correct it';
  }
}

function fieldsAdvice(schema: z.ZodType, path: FieldPath): string {
  const fields = fieldsAt(schema, path);
  return `write \`name: value\` lines for ${fields.length === 0 ? 'its entries' : fields.join(', ')}`;
}

/** `cards › 2 › title`, with list positions counted from 1. */
function fieldName(path: FieldPath): string {
  const steps = path.map((step) => (typeof step === 'number' ? step + 1 : String(step)));
  return `\`${steps.join(' › ')}\``;
}
