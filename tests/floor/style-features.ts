import { type AtrulePrelude, type CssNode, type Declaration, parse, walk } from 'css-tree';
import { allOf, anyOf, floor, isNewer, never, type Versions, versionsAt } from './compat-data.ts';
import { newerFeature, type NewerFeature } from './newer-feature.ts';
import { substitutes, valueFeatures } from './style-values.ts';

/**
 * What a style sheet uses that is newer than the floor. It is guarded under an `@supports` whose condition holds only
 * where it is known, and where a declaration before it says the same in older words.
 *
 * Names are looked up, not grammar: that `animation` takes a certain value is known, that it takes two of them is not.
 * A part of an `@supports` condition that css-tree can't read, such as one in brackets of its own, guards nothing.
 *
 * @throws Error at what can't be read
 */
export function newerStyleFeatures(css: string): NewerFeature[] {
  const faults: string[] = [];
  const { children } = sheet(
    parse(css, {
      parseValue: false,
      onParseError: ({ message, offset }) => {
        if (!isSupportsCondition(css, offset)) faults.push(message);
      },
    }),
  );
  if (faults.length > 0) throw new Error(`a style sheet can't be read: ${faults.join('; ')}`);
  return [...featuresIn(children.toArray(), { given: floor, parent: undefined })];
}

function isSupportsCondition(css: string, offset: number): boolean {
  const start = css.lastIndexOf('@supports', offset);
  return start >= 0 && !/[{}]/.test(css.slice(start, offset));
}

interface Place {
  /** What a browser has that gets here. */
  readonly given: Versions;
  /** The name of the at-rule, or `rule`, that this is in. */
  readonly parent: string | undefined;
}

function* featuresIn(nodes: CssNode[], place: Place): Generator<NewerFeature> {
  const isGuarded = (versions: Versions) => !isNewer(versions, place.given);
  for (const [index, node] of nodes.entries()) {
    if (node.type === 'Declaration') {
      const before = nodes.slice(0, index).filter((other) => other.type === 'Declaration');
      const hasFallback = before.some((other) => standsIn(other, node, place));
      const paths = declarationFeatures(node, place.parent);
      yield* newerFeatures(paths, (versions) => hasFallback || isGuarded(versions));
    } else if (node.type === 'Rule' || node.type === 'Atrule') {
      const paths = [...preludeFeatures(node), ...(place.parent === 'rule' ? [nesting] : [])];
      yield* newerFeatures(paths, isGuarded);
      const inner: Place =
        node.type === 'Rule'
          ? { ...place, parent: 'rule' }
          : {
              given: givenWithin(node, place),
              parent: conditional.test(node.name) ? place.parent : node.name,
            };
      yield* featuresIn(node.block?.children.toArray() ?? [], inner);
    }
  }
}

function newerFeatures(paths: readonly string[], isGuarded: (versions: Versions) => boolean) {
  return paths
    .map((path) => newerFeature(path, isGuarded))
    .filter((feature) => feature !== undefined);
}

const nesting = 'css.selectors.nesting';

/** At-rules whose content is the same as without them. */
const conditional = /^(media|supports|layer|container|scope|starting-style)$/;

/** Whether a browser at this place takes the first declaration where it does not know the second. */
function standsIn(first: Declaration, second: Declaration, { given, parent }: Place): boolean {
  return (
    first.property === second.property &&
    !substitutes(second) &&
    declarationFeatures(first, parent).every((path) => !isNewer(versionsAt(path) ?? never, given))
  );
}

function declarationFeatures(node: Declaration, parent: string | undefined): string[] {
  const { property } = node;
  // What a browser does not know of these, it passes over; they are beside the names without prefix.
  if (property.startsWith('-') && !property.startsWith('--')) return [];
  const path =
    parent === undefined || parent === 'rule' || parent.endsWith('keyframes')
      ? `css.properties.${property}`
      : `css.at-rules.${parent}.${property}`;
  return property.startsWith('--')
    ? valueFeatures(node, path)
    : [path, ...valueFeatures(node, path)];
}

/** What is asked of a browser so that it reads a rule at all: its selector, its name, its media features. */
function preludeFeatures(node: CssNode & { type: 'Rule' | 'Atrule' }): string[] {
  const paths = node.type === 'Atrule' ? [`css.at-rules.${node.name}`] : [];
  if (!node.prelude || (node.type === 'Atrule' && node.name === 'supports')) return paths;
  return [...paths, ...selectorFeatures(node.prelude), ...mediaFeatures(node.prelude)];
}

function selectorFeatures(prelude: CssNode): string[] {
  const paths: string[] = [];
  walk(prelude, (node) => {
    if (node.type === 'NestingSelector') paths.push(nesting);
    const isPseudo = node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector';
    // All browsers take the names of WebKit's own pseudo-elements (Selectors 4, 17.1).
    if (isPseudo && !node.name.startsWith('-')) paths.push(`css.selectors.${node.name}`);
  });
  return paths;
}

function mediaFeatures(prelude: CssNode): string[] {
  const paths: string[] = [];
  walk(prelude, (node) => {
    if (node.type === 'FeatureRange' && node.kind === 'media')
      paths.push('css.at-rules.media.range_syntax');
    if (node.type !== 'Feature' || node.kind !== 'media') return;
    paths.push(`css.at-rules.media.${node.name.replace(/^(min|max)-/, '')}`);
  });
  return paths;
}

function givenWithin(node: CssNode & { type: 'Atrule' }, { given }: Place): Versions {
  if (node.name !== 'supports' || !node.prelude) return given;
  return allOf([given, supportedFrom(node.prelude)]);
}

/** Where the condition of an `@supports` holds; of what it says with `not`, nothing is known. */
function supportedFrom(node: AtrulePrelude | CssNode): Versions {
  switch (node.type) {
    case 'SupportsDeclaration':
      return known(declarationFeatures(node.declaration, undefined));
    case 'FeatureFunction':
      return node.feature === 'selector' ? known(selectorFeatures(node.value)) : floor;
    case 'AtrulePrelude':
    case 'Condition': {
      const children = node.children.toArray();
      const words = children.flatMap((child) => (child.type === 'Identifier' ? child.name : []));
      if (words.includes('not')) return floor;
      const parts = children.filter(({ type }) => type !== 'Identifier').map(supportedFrom);
      return words.includes('or') ? anyOf(parts) : allOf(parts);
    }
    default:
      return floor;
  }
}

function known(paths: readonly string[]): Versions {
  return allOf(paths.map((path) => versionsAt(path) ?? floor));
}

function sheet(node: CssNode) {
  if (node.type !== 'StyleSheet') throw new Error(`not a style sheet: ${node.type}`);
  return node;
}
