import { transform } from 'esbuild';
import { Linter, type Rule, type SourceCode } from 'eslint';
import { buildTarget } from '../../scripts/build/browser-floor.ts';
import { newerFeature, type NewerFeature } from './newer-feature.ts';
import { globalPaths, memberPaths, staticPaths } from './script-names.ts';

/**
 * What scripts use of the platform that is newer than the floor: globals, their members, formats that a constructor is
 * given, events, and methods of any object if whatever has one of that name got it later. A name that one of the
 * scripts gives to a member of its own is taken for that.
 *
 * It is guarded where it is asked for with `?.(`, and where a condition around it mentions its name: `'x' in y`,
 * `typeof x`, `y.x && …`. Not looked at: properties that are only read, destructuring, options in objects.
 *
 * @param scripts the texts by the names of their files
 * @returns what was found in each
 * @throws Error at what can't be read
 */
export function newerScriptFeatures(
  scripts: ReadonlyMap<string, string>,
): Map<string, NewerFeature[]> {
  const own = new Set<string>();
  const uses = [...scripts].map(([file, code]) => {
    const found: Use[] = [];
    listen(file, code, ({ sourceCode }) => ({ ...ownNames(own), ...features(sourceCode, found) }));
    return [file, found] as const;
  });
  // Only now are all own names known.
  const isMeant = ({ method }: Use) => method === undefined || !own.has(method);
  return new Map(
    uses.map(([file, found]) => [file, found.filter(isMeant).map(({ feature }) => feature)]),
  );
}

interface Use {
  readonly feature: NewerFeature;
  /** The name that was called on an object that may be anything. */
  readonly method?: string | undefined;
}

/** Whether a script has syntax that is newer than the floor: esbuild then writes it in older words. */
export async function hasNewerSyntax(code: string): Promise<boolean> {
  const [asItIs, forFloor] = await Promise.all(
    ['esnext', buildTarget].map((target) => transform(code, { target, format: 'esm', supported })),
  );
  return asItIs?.code !== forFloor?.code;
}

/** Which characters `\\p{…}` may name grows with every Unicode, so esbuild never leaves it as it is. */
const supported = { 'regexp-unicode-property-escapes': true };

/** Walks a script with ESLint, which also knows what a name stands for. */
function listen(file: string, code: string, create: Rule.RuleModule['create']) {
  const [fault] = new Linter().verify(code, {
    languageOptions: { ecmaVersion: 'latest', sourceType: 'module' },
    linterOptions: { noInlineConfig: true },
    plugins: { floor: { rules: { listen: { create } } } },
    rules: { 'floor/listen': 'error' },
  });
  if (fault)
    throw new Error(`${file} can't be read: ${fault.message} (${fault.line}:${fault.column})`);
}

function ownNames(names: Set<string>): Rule.RuleListener {
  const add = ({ key }: { readonly key: { readonly type: string } }) => {
    if ('name' in key && typeof key.name === 'string') names.add(key.name);
  };
  return {
    'ObjectExpression > Property': add,
    MethodDefinition: add,
    PropertyDefinition: add,
    AssignmentExpression({ left }) {
      if (left.type === 'MemberExpression') add({ key: left.property });
    },
  };
}

function features(sourceCode: SourceCode, found: Use[]): Rule.RuleListener {
  const globals = new Set<unknown>(
    sourceCode.scopeManager.scopes[0]?.through.map(({ identifier }) => identifier),
  );
  const use = (node: Rule.Node, name: string, paths: readonly string[], method?: string) => {
    const newer = paths.map((path) => newerFeature(path, () => isGuarded(node, name, sourceCode)));
    const [feature] = newer;
    // If one thing of this name is old, the script may mean that.
    if (feature && newer.every((each) => each !== undefined)) found.push({ feature, method });
  };
  return {
    Identifier(node) {
      if (globals.has(node)) use(node, node.name, globalPaths(node.name));
    },
    MemberExpression(node) {
      if (node.computed || node.property.type !== 'Identifier') return;
      const { name } = node.property;
      const { object, parent } = node;
      const owner = object.type === 'Identifier' && globals.has(object) ? object.name : '';
      const known = staticPaths(owner, name);
      if (known) use(node, name, known);
      else if (parent.type === 'CallExpression' && parent.callee === node) {
        use(node, name, memberPaths(name), name);
      }
    },
    NewExpression(node) {
      const {
        callee,
        arguments: [format],
      } = node;
      if (callee.type !== 'Identifier' || !globals.has(callee) || format?.type !== 'Literal')
        return;
      const { name } = callee;
      use(node, name, staticPaths(name, `${name}.${String(format.value)}`) ?? []);
    },
    CallExpression(node) {
      const {
        callee,
        arguments: [event],
      } = node;
      const method = callee.type === 'MemberExpression' ? callee.property : callee;
      if (method.type !== 'Identifier' || event?.type !== 'Literal') return;
      if (method.name !== 'addEventListener') return;
      const name = String(event.value);
      use(node, name, memberPaths(`${name}_event`));
    },
  };
}

function isGuarded(node: Rule.Node, name: string, code: SourceCode): boolean {
  const mentions = (condition: Parameters<SourceCode['getText']>[0]) =>
    new RegExp(String.raw`\b${name}\b`).test(code.getText(condition));
  for (let child = node; child.type !== 'Program'; child = child.parent) {
    const { parent } = child;
    if (parent.type === 'CallExpression' && parent.callee === node && parent.optional) return true;
    if (parent.type === 'UnaryExpression' && parent.operator === 'typeof') return true;
    if (parent.type === 'IfStatement' || parent.type === 'ConditionalExpression') {
      if (mentions(parent.test)) return true;
    }
    if (parent.type === 'LogicalExpression' && parent.right === child && mentions(parent.left)) {
      return true;
    }
  }
  return false;
}
