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

  // Pages may import features, features may import answer, answer may import layout, and layout may import ui, but never
  // the reverse. Content and register import none of these five, and spreadsheet imports nothing of the site.
  imports('src/ui/**', [
    [
      fromSrc(
        ...['layout', 'answer', 'features', 'pages', 'content', 'register', 'spreadsheet'],
        'structured-data',
      ),
      'ui knows nothing of the site',
    ],
  ]),
  imports('src/layout/**', [
    [
      fromSrc('answer', 'features', 'pages', 'register', 'spreadsheet'),
      'layout is built from ui, content and structured data only',
    ],
  ]),
  imports('src/answer/**', [
    [
      fromSrc('features', 'pages', 'structured-data'),
      'an answer knows nothing of the page around it',
    ],
  ]),
  // Within a feature `../` is allowed, but not beyond the feature's own folder.
  ...[1, 2].map((depth) =>
    imports(`src/features/*/${depth === 1 ? '' : '*/**/'}*`, [
      [fromSrc('pages'), 'pages import features, not the other way'],
      [fromSrc('structured-data'), 'a page’s route shell gives its structured data'],
      [
        String.raw`^((\.\./){${depth}}[^.]|(\.\./)+features/)`,
        'features never import each other; what two of them need belongs to ui, layout, answer or content',
      ],
    ]),
  ),
  imports('src/logo/**', [
    [
      fromSrc('ui', 'layout', 'answer', 'features', 'pages', 'desk', 'register', 'spreadsheet'),
      'the logo is drawn from content only',
    ],
  ]),
  imports('src/structured-data/**', [
    [
      fromSrc('ui', 'layout', 'answer', 'features', 'pages', 'register', 'spreadsheet'),
      'structured data is built from content only',
    ],
  ]),
  imports('src/{hosting,service-worker}/**', [
    [
      fromSrc('ui', 'layout', 'answer', 'features', 'pages', 'structured-data', 'register'),
      'how the site is served knows nothing of what its pages show',
    ],
    [
      String.raw`${fromSrc('spreadsheet')}(?!file-formats\.ts$)`,
      'how the site is served takes only the table of formats from spreadsheet',
    ],
  ]),
  imports('src/desk/**', [
    [
      fromSrc('pages', 'structured-data'),
      'the desk shows nothing of a page but the validator’s box and answers',
    ],
    [
      String.raw`^(\.\./)+(features/(?!validator/search/search\.tsx)|layout/(?!contact-links\.ts))`,
      'the desk shows the validator’s box and answers, with whom to ask, and nothing else of a page',
    ],
  ]),
  imports('src/content/**', [
    [
      fromSrc('ui', 'layout', 'answer', 'features', 'pages', 'structured-data'),
      'content knows no user interface',
    ],
    [
      String.raw`${fromSrc('register')}(?!(faults|ids|certificates/(columns|dates|states))\.ts$)`,
      'content takes only tables, the form of IDs and the day from the register',
    ],
    [
      String.raw`${fromSrc('spreadsheet')}(?!file-formats\.ts$)`,
      'content takes only the table of formats from spreadsheet',
    ],
  ]),
  imports('src/{register,spreadsheet}/{testing/**/*.ts,**/*.test.ts}', [
    [
      fromSrc('ui', 'layout', 'answer', 'features', 'pages', 'content', 'structured-data'),
      'the register stands on its own',
    ],
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
 * A pattern for relative imports of files in these folders of `src/`.
 *
 * @param {string[]} folders
 */
function fromSrc(...folders) {
  return String.raw`^(\.\./)+(src/)?(${folders.join('|')})/`;
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
  const desk = [fromSrc('desk'), 'the desk is no part of what visitors get'];
  const rules = [...forbidden, outside, desk].map(([pattern, message]) => ({
    selector: `:matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression, TSImportType) > Literal[value=/${pattern.replaceAll('/', String.raw`\/`)}/]`,
    message,
  }));
  return {
    files: [files],
    ignores,
    rules: { 'no-restricted-syntax': ['error', hiddenAssignment, ...rules] },
  };
}
