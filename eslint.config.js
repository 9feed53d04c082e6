import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path/posix';
import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const code = ['**/*.{ts,tsx}'];
/** The scripts of `.astro` files, to which eslint-plugin-astro gives names such as `src/pages/404.astro/1_1.ts`. */
const scriptsOfPages = ['**/*.astro/*.ts'];

/** `??=` is allowed, since it only sets a missing value. */
const hiddenAssignment = {
  selector:
    ':not(ExpressionStatement, ForStatement, ArrowFunctionExpression, AssignmentExpression, UnaryExpression[operator="void"]) > AssignmentExpression:not([operator="??="])',
  message: 'assign in a statement of its own',
};

const foldersOfSrc = readdirSync(`${import.meta.dirname}/src`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const tableOfFormats = 'spreadsheet/file-formats.ts';

export default defineConfig(
  globalIgnores(['dist/', '.astro/', 'test-results/', 'playwright-report/']),
  js.configs.recommended,
  {
    files: code,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    // `projectService` reads the same types, but takes longer.
    languageOptions: { parserOptions: { project: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Spreading a text gives its code points, which most loops over a text need.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // A function without `await` may be `async`, since its caller may need a promise.
      '@typescript-eslint/require-await': 'off',
      // TypeScript's noPropertyAccessFromIndexSignature requires brackets, as in `process.env['PORT']`.
      '@typescript-eslint/dot-notation': 'off',
      // TypeScript's erasableSyntaxOnly allows no enums, so this slow rule would find nothing.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // An empty PORT counts as unset, but `??` would keep the empty text.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: true }],
    },
  },
  // No TypeScript project has these scripts. `astro check` checks their types.
  { files: scriptsOfPages, ...tseslint.configs.disableTypeChecked },
  { files: ['src/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  {
    // These folders read files of strangers, which must not keep a browser busy: patterns take linear time.
    files: ['src/{answer,features,register,service-worker,spreadsheet,ui}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  astro.configs['flat/recommended'],
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-cond-assign': ['error', 'always'],
      'no-restricted-syntax': ['error', hiddenAssignment],
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
      ],
    },
  },
  {
    // Vitest's matchers, such as `expect.any(String)`, have the type `any`.
    files: ['**/*.test.{ts,tsx}'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  {
    // A test's destructuring pattern tells Playwright which fixtures the test needs. `{}` means none.
    files: ['tests/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    files: ['**/*.js'],
    languageOptions: { globals: { console: 'readonly', process: 'readonly' } },
  },
  {
    // The tools that load these files need a default export.
    files: ['**/*.config.{js,ts}', 'tests/support/prepare-browser.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },

  // Every wall runs one way: pages may import features, features may import answer, and so on. A folder's first comment
  // says why. Only pages and the files of `src/` itself have no wall.
  wall('ui', []),
  wall('layout', ['ui', 'content', 'structured-data', 'logo', 'service-worker']),
  wall('answer', ['ui', 'layout', 'content', 'register', 'spreadsheet']),
  wall('logo', ['content']),
  wall('structured-data', ['content']),
  wall('hosting', ['content', tableOfFormats]),
  wall('service-worker', ['content', 'hosting', tableOfFormats]),
  // Of the register only tables, the form of IDs, the day and how names are split into words.
  wall('content', [
    ...['faults', 'ids', 'words-of'].map((name) => `register/${name}.ts`),
    ...['columns', 'dates', 'states'].map((name) => `register/certificates/${name}.ts`),
    tableOfFormats,
  ]),
  // Of the pages' parts only the validator's box, and whom to ask.
  wall('desk', [
    ...['content', 'register', 'spreadsheet', 'answer', 'ui'],
    ...['features/validator/search/search.tsx', 'layout/contact-links.ts'],
  ]),
  // Within a feature `../` is allowed, but not beyond the feature's own folder.
  ...[1, 2].map((depth) =>
    imports(`src/features/*/${depth === 1 ? '' : '*/**/'}*`, [
      beyond('features', [
        ...['ui', 'layout', 'answer', 'content', 'register', 'spreadsheet'],
        ...['hosting', 'logo', 'service-worker'],
      ]),
      [
        String.raw`^((\.\./){${depth}}[^.]|(\.\./)+features/)`,
        'features never import each other; what two of them need belongs to ui, layout, answer or content',
      ],
    ]),
  ),
  imports('src/{register,spreadsheet}/{testing/**/*.ts,**/*.test.ts}', [
    beyond('register', ['spreadsheet']),
  ]),
  rooms('src/spreadsheet', {
    // The steps from a file's bytes to the texts that a spreadsheet shows: bytes → opened file → table.
    '.': [],
    sheet: ['.'],
    file: ['.', 'sheet'],
    read: ['.', 'sheet', 'file'],
  }),
  rooms('src/register', {
    // The files of src/register/ itself contain what every step needs: faults and the form of IDs.
    '.': [...spreadsheet()],
    // The steps from a register's address to an answer: bytes → table → certificates → answer.
    load: ['.', ...spreadsheet()],
    certificates: ['.', ...spreadsheet('sheet')],
    inspection: ['.', 'certificates', ...spreadsheet('sheet', 'file', 'read')],
    list: ['.', 'certificates', ...spreadsheet('sheet', 'file', 'read')],
    worker: ['.', 'load', 'certificates', 'list', ...spreadsheet('sheet', 'file', 'read')],
    sealed: ['.', 'load', 'certificates', 'worker', ...spreadsheet('sheet')],
  }),
);

/**
 * Lets the files of a folder of `src/` import only from that folder, from the files of `src/` itself, and what `allowed`
 * names: other folders of `src/`, or single files in them.
 *
 * @param {string} folder
 * @param {string[]} allowed
 */
function wall(folder, allowed) {
  return imports(`src/${folder}/**`, [beyond(folder, allowed)]);
}

/**
 * A pattern for relative imports from all folders of `src/` but these, and what to say of such an import.
 *
 * @param {string} folder
 * @param {string[]} allowed
 * @returns {[pattern: string, reason: string]}
 */
function beyond(folder, allowed) {
  const open = [folder, ...allowed].map((name) =>
    name.includes('.') ? name.replaceAll('.', String.raw`\.`) : `${name}/`,
  );
  return [
    String.raw`^(\.\./)+(src/)?(?!${open.join('|')})(${foldersOfSrc.join('|')})/`,
    `${folder} may import from ${allowed.join(', ') || 'no other folder'} only: its first comment says why`,
  ];
}

/**
 * Folders of src/spreadsheet, seen from src/register. Every room may import the files of src/spreadsheet itself.
 *
 * @param {string[]} folders
 */
function spreadsheet(...folders) {
  return ['../spreadsheet', ...folders.map((folder) => `../spreadsheet/${folder}`)];
}

/**
 * Lets the files of each folder import only from that folder and from the folders that `table` allows.
 *
 * @param {string} base the folder whose subfolders are in `table`
 * @param {Record<string, string[]>} table `.` is `base` itself
 */
function rooms(base, table) {
  return Object.entries(table).map(([room, allowed]) => {
    const folders = ['.', ...allowed.map((folder) => relative(room, folder))].map((path) =>
      (path.startsWith('.') ? path : `./${path}`).replaceAll('.', '\\.'),
    );
    return imports(
      join(base, room, '*.ts'),
      [
        [
          `^(?!(?:${folders.join('|')})/[^/]+$|\\.\\./\\.\\./fill\\.ts$)\\.`,
          `${room} may import from ${allowed.join(', ') || 'no other folder'} only: see rooms() in eslint.config.js`,
        ],
        ['^node:', 'the register runs in a browser; only its tests may use Node'],
        ['^@e965/', 'SheetJS is for tests and the benchmark only'],
      ],
      ['**/*.test.ts'],
    );
  });
}

/**
 * Forbids imports that match a pattern. `export … from`, `import()` and `import('…').Type` count as imports.
 *
 * @param {string} files
 * @param {[pattern: string, reason: string][]} forbidden
 * @param {string[]} ignores
 */
function imports(files, forbidden, ignores = []) {
  const outside = [
    String.raw`^(\.\./)+(scripts|integrations|tests|bench)/`,
    'the site imports no tools',
  ];
  const rules = [...forbidden, outside].map(([pattern, message]) => ({
    selector: `:matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression, TSImportType) > Literal[value=/${pattern.replaceAll('/', String.raw`\/`)}/]`,
    message,
  }));
  return {
    files: [files],
    ignores,
    rules: { 'no-restricted-syntax': ['error', hiddenAssignment, ...rules] },
  };
}
