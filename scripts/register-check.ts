// Shows what the validator sees in a register: npm run register:check -- [FILE|URL] [--json]
// Without a file or an address it takes the register that content/register.yaml names.
// Exits with 0 if all is well, 1 if there is something to look at, 2 if the register can't be read.
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Content } from '../src/content/content.ts';
import { loadContentFolder } from '../src/content/load-content-folder.ts';
import { formatProblems } from '../src/content/problem.ts';
import { readContent } from '../src/content/read-content.ts';
import { fetchRegister } from '../src/register/network/fetch-register.ts';
import { formatInspection } from '../src/register/inspection/format-inspection.ts';
import { inspectRegister, type Inspection } from '../src/register/inspection/inspect-register.ts';
import { readFirstSheet } from '../src/register/formats/read-rows.ts';
import { RegisterFault } from '../src/register/faults/register-fault.ts';

const usage = 'usage: npm run register:check -- [FILE|URL] [--json]';
const contentFolder = join(import.meta.dirname, '../content');

try {
  const { source, isJson } = commandLine();
  const content = await checkedContent();
  const result = await checkRegister(source ?? registerOf(content), content);
  console.log(isJson ? JSON.stringify(result, undefined, 2) : resultText(result));
  process.exitCode = { clean: 0, findings: 1, unreadable: 2 }[result.status];
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

type Result =
  | ({ readonly source: string; readonly status: 'clean' | 'findings' } & Inspection)
  | {
      readonly source: string;
      readonly status: 'unreadable';
      /** The kind of fault, what exactly was found, and what to change. */
      readonly fault: { readonly kind: string; readonly detail?: string; readonly advice: string };
    };

async function checkRegister(source: string, content: Content): Promise<Result> {
  try {
    const rows = await readFirstSheet(await registerBytes(source, content));
    const courseNames = content.courses.flatMap(({ title, tile }) => [title, tile]);
    const inspection = inspectRegister(rows, courseNames, content.register.columns);
    return {
      source,
      status: inspection.findings.length === 0 ? 'clean' : 'findings',
      ...inspection,
    };
  } catch (error) {
    if (!(error instanceof RegisterFault)) throw error;
    const { kind, detail } = error;
    const advice = content.registerFaults[kind].owner;
    return { source, status: 'unreadable', fault: { kind, ...(detail && { detail }), advice } };
  }
}

async function registerBytes(source: string, content: Content): Promise<Uint8Array> {
  if (!isAddress(source)) return readFile(source);
  await assertPagesMayRead(source, content.academy.siteUrl);
  return fetchRegister(source);
}

/**
 * A browser hands a page another host's file only if the host allows it (Fetch standard, section 3.3),
 * which this program would not notice.
 */
async function assertPagesMayRead(address: string, siteUrl: string): Promise<void> {
  const { origin } = new URL(siteUrl);
  if (new URL(address).origin === origin) return;
  const response = await fetch(address, { headers: { origin } }).catch(() => undefined);
  // Without an answer, or with another fault, the download itself tells why.
  if (!response?.ok) return;
  const allowed = response.headers.get('access-control-allow-origin');
  await response.body?.cancel();
  if (allowed !== '*' && allowed !== origin) {
    throw new RegisterFault('blocked', `no Access-Control-Allow-Origin header for ${origin}`);
  }
}

function commandLine(): { source: string | undefined; isJson: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    });
    const [source, more] = positionals;
    if (more !== undefined) throw new Error('only one register can be checked at a time');
    // npm runs scripts in the project's folder; the file is meant from where npm was called.
    const from = process.env['INIT_CWD'] ?? process.cwd();
    return {
      source: source === undefined || isAddress(source) ? source : resolve(from, source),
      isJson: values.json,
    };
  } catch (cause) {
    throw new Error(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`, {
      cause,
    });
  }
}

async function checkedContent(): Promise<Content> {
  const { files, pictures, registerFiles } = await loadContentFolder(contentFolder);
  const { content, problems } = readContent(files, pictures, registerFiles);
  if (content) return content;
  throw new Error(`${formatProblems(problems, files, 'content')}\nrepair the content first`);
}

function registerOf({ register }: Content): string {
  return isAddress(register.address)
    ? register.address
    : join(contentFolder, 'register', register.address);
}

function isAddress(source: string): boolean {
  return /^https?:\/\//i.test(source);
}

function resultText(result: Result): string {
  if (result.status !== 'unreadable') return `${result.source}\n\n${formatInspection(result)}`;
  const { kind, detail, advice } = result.fault;
  const found = detail === undefined ? kind : `${kind}: ${detail}`;
  return `${result.source}\n\nThe register cannot be read (${found}).\n${advice}`;
}
