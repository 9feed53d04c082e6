import { nameCode } from '../xml/name-code.ts';
import { readPart } from '../xml/scan-xml.ts';
import { findPart } from './xlsx-package.ts';
import type { XlsxPackage } from './xlsx-package.ts';
import { OPENED } from '../xml/xml-tag.ts';

export interface Relation {
  readonly id: string;
  /**
   * The last segment of the relationship type (`worksheet`), in which transitional and strict
   * documents agree (ECMA-376 part 1, 9.2; part 4).
   */
  readonly type: string;
  /** The name of the part that is meant. */
  readonly target: string;
}

/**
 * The internal relations of the part of that name in a folder (`xl/`; ECMA-376 part 2, 6.5), in document
 * order; without both they are those of the package itself. `undefined` if the package has no relations part for it.
 *
 * @throws RegisterFault as `readPart` does.
 */
export async function readRelations(
  pkg: XlsxPackage,
  folder: string,
  name: string,
): Promise<readonly Relation[] | undefined> {
  const entry = findPart(pkg, `${folder}_rels/${name}.rels`);
  if (!entry) return undefined;

  return readPart(pkg, entry, (cursor) => {
    const relations: Relation[] = [];
    if (cursor.next() !== OPENED || cursor.name !== RELATIONSHIPS) throw cursor.malformed();
    cursor.eachChild((name) => {
      if (name !== RELATIONSHIP || cursor.attribute(TARGET_MODE) === 'External') return;
      relations.push({
        id: cursor.attribute(ID) ?? '',
        type: (cursor.attribute(TYPE) ?? '').replace(/^.*\//s, ''),
        target: resolvePartName(folder, cursor.attribute(TARGET) ?? ''),
      });
    });
    return relations;
  });
}

const RELATIONSHIPS = nameCode('Relationships');
const RELATIONSHIP = nameCode('Relationship');
const TARGET_MODE = nameCode('TargetMode');
const ID = nameCode('Id');
const TYPE = nameCode('Type');
const TARGET = nameCode('Target');

/** Resolves a relative reference against a folder (RFC 3986, 5.2). */
function resolvePartName(folder: string, target: string): string {
  const base = /^[\\/]/.test(target) ? '' : folder;
  const { pathname } = new URL(`http://package/${base}${target}`);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
