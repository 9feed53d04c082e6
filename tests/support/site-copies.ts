import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { parse } from 'yaml';
import { siteFolder } from '../../scripts/static-site.ts';
import { registerSchema } from '../../src/content/schemas/register.ts';
import { knownFacts, knownLogo } from '../../src/content/testing/known-facts.ts';
import { stateColumns } from '../../src/register/certificates/columns.ts';
import { makeKeyFile } from '../../src/register/sealed/keys.ts';
import { register } from './content-words.ts';

const project = join(import.meta.dirname, '../..');
const inputs = [
  ...['content', 'src', 'scripts', 'integrations', '.gitignore'],
  ...['astro.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'],
];

/** The register's settings in tests, whatever the owner's settings are. */
export const knownSettings = (knownFacts.get('register.yaml') ?? '')
  // The tests' registers have these headings, but IDs of all shapes.
  .replace(/^idShapes: .*$/m, 'headings: { student: Student, course: Course, id: Certificate ID }');

/** The register's host in the copy "changed". A test replaces this address with the address of its own host. */
export const hostElsewhere = '127.0.0.1:65535';

/** The number of certificates in the sealed register of the copy "sealed". */
export const sealedRows = 24;

/**
 * Settings for the columns of a certificate's state, which are H and the columns after it. H has number 6, since E and
 * G don't count.
 */
const states = stateColumns.map((column, at) => `  ${column}: ${6 + at}\n`).join('');

const knownAcademy = knownFacts.get('academy.yaml') ?? '';
const phones = /^phones:\n(?: .*\n)+whatsapp: .*\n/m;

/** The copies of the site, by name. Each function changes the content before that copy is built. */
const changes = {
  /** The owner's content, with the tests' settings of the register. */
  known: () => undefined,
  /** The register is on another host, with columns for states. E-mail is the only contact. The desk is online. */
  changed: (root) => {
    const address = `address: http://${hostElsewhere}/register/pubhtml`;
    edit(
      root,
      'register.yaml',
      `${knownSettings.replace(/^address: .*/, address)}${states}idPrefixes: [ITA]\n`,
    );
    const academy = knownAcademy.replace(
      phones,
      'repository: my-academy/website\npublishDesk: true\n',
    );
    edit(root, 'academy.yaml', academy);
  },
  /** The owner's content, with the owner's settings. */
  same: (root) => cpSync(join(project, 'content'), join(root, 'content'), { recursive: true }),
  /** The register is sealed, and its sheet is a CSV. The only contacts are telephone numbers. */
  sealed: (root) => {
    const settings = knownSettings.replace(/^address: .*/, 'address: sample-register.csv');
    edit(root, 'register.yaml', `${settings}sealed: true\nsealedIdsAreGuessable: true\n`);
    edit(root, 'academy.yaml', knownAcademy.replace(/^(email|whatsapp): .*\n/gm, ''));
  },
} satisfies Record<string, (root: string) => void>;

export type CopyName = keyof typeof changes;

/** The copies that are built before the tests. */
export function copiesToBuild(): readonly CopyName[] {
  const always: readonly CopyName[] = ['changed', 'sealed', 'same'];
  return hasKnownSettings() ? always : [...always, 'known'];
}

/**
 * The folder of a built copy of the site.
 *
 * @throws Error if the copy was built before the project was changed, since tests of an old copy prove nothing
 */
export function copyFolder(name: CopyName): string {
  const mark = markOf(name);
  sources ??= checksumOfInputs();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === sources) return join(rootOf(name), 'dist');
  throw new Error(`The copy "${name}" of the site is missing or old. Run: npm run test:copies`);
}

let sources: string | undefined;

/** The file with the checksum of what a copy was built from. */
function markOf(name: CopyName): string {
  return join(rootOf(name), 'sources');
}

/** A checksum of all files that `copyProject` copies, without those that only unit tests read. */
function checksumOfInputs(): string {
  const files = inputs
    .map((path) => join(project, path))
    .flatMap((path) =>
      statSync(path).isDirectory() ? filesIn(path).map((file) => join(path, file)) : [path],
    )
    .filter((file) => !/\.test\.tsx?$/.test(file));
  const texts = files.toSorted().map((file) => file + hash('sha256', readFileSync(file)));
  return hash('sha256', texts.join());
}

/** The folder of the built site or of a copy. A built site with the tests' settings serves as the copy "known". */
export function folderWith(settings: CopyName | 'own'): string {
  const isBuilt = settings === 'own' || (settings === 'known' && hasKnownSettings());
  return isBuilt ? siteFolder : copyFolder(settings);
}

/** Whether the built site has the tests' settings of the register. Only the file of the register may differ. */
export function hasKnownSettings(): boolean {
  const { address, ...others } = register;
  const { address: _, ...known } = registerSchema.parse(parse(knownSettings));
  return !URL.canParse(address) && isDeepStrictEqual(others, known);
}

/** Builds copies of the site. Throws an error with the output if a build fails. */
export async function buildCopies(names: readonly CopyName[]): Promise<void> {
  const before = checksumOfInputs();
  for (const name of names) await prepareCopy(name);
  // A single process builds all copies, since starting Astro takes a third of a build's time.
  await promisify(execFile)(
    process.execPath,
    ['tests/support/build-in-folders.ts', ...names.map(rootOf)],
    {
      cwd: project,
      env: {
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: '1',
        REGISTER_CACHE: join(rootOf('sealed'), 'keys'),
        REGISTER_KEY: '',
      },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  for (const name of names) {
    // The Worker's policy names the port of the register's host, but a test's host has another port.
    const headers = join(rootOf(name), 'dist', '_headers');
    const onAnyPort = hostElsewhere.replace(/\d+$/, '*');
    writeFileSync(headers, readFileSync(headers, 'utf8').replaceAll(hostElsewhere, onAnyPort));
    writeFileSync(markOf(name), before);
  }
}

/** Copies into the folder `root`, which is emptied first, what a build of the site needs. */
export function copyProject(root: string): void {
  rmSync(root, { recursive: true, force: true });
  for (const path of inputs) {
    cpSync(join(project, path), join(root, path), { recursive: true });
  }
  // On Windows a junction needs no special rights.
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'), 'junction');
}

async function prepareCopy(name: CopyName): Promise<void> {
  const root = rootOf(name);
  copyProject(root);
  edit(root, 'register.yaml', knownSettings);
  edit(root, 'logo/known.svg', knownLogo);
  // `sampleRegister` is imported only here, since its library is large and most tests don't need it.
  const { sampleRegister } = await import('../../src/register/testing/sample-register.ts');
  writeFileSync(join(root, 'content/register/sample-register.xlsx'), sampleRegister());
  // The sealed register has only a few rows, since sealing each ID takes time.
  const toSeal = sampleRegister(sealedRows, 'csv');
  writeFileSync(join(root, 'content/register/sample-register.csv'), toSeal);
  // Files that Windows and Office leave in folders must not stop a build.
  for (const left of ['gallery/Thumbs.db', 'gallery/~$lab.jpg', 'courses/~$C.md']) {
    edit(root, left, '');
  }
  changes[name](root);
  const settings = readFileSync(join(root, 'content/register.yaml'), 'utf8');
  if (/^sealed: true/m.test(settings)) writeFileSync(join(root, 'register.key'), makeKeyFile());
}

/** Applies `change` to the HTML of a built page, and updates the checksums in the page's policy. */
export function pageWith(page: string, change: (text: string) => string): string {
  const checksum = (text: string) => hash('sha256', text, 'base64');
  return Array.from(page.matchAll(/<(script|style)\b[^>]*>([^]*?)<\/\1>/g)).reduce(
    (whole, [, , text = '']) => whole.replace(checksum(text), checksum(change(text))),
    change(page),
  );
}

/** The paths of all files below a folder. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'));
}

/** Whether the page or file at `path` in the built site belongs to the owner's desk. */
export function isOfDesk(path: string): boolean {
  return /^\/?desk([/.]|$)/.test(path);
}

/** A copy can't be in `node_modules/`, since Node runs no TypeScript there. */
function rootOf(name: CopyName): string {
  return join(tmpdir(), `academy-copies-${hash('sha256', project).slice(0, 8)}`, name);
}

function edit(root: string, file: string, text: string) {
  writeFileSync(join(root, 'content', file), text);
}
