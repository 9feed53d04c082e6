import type { ZipArchive } from '../../../zip/open-zip.ts';
import { nameCode } from '../xml/name-code.ts';
import { scanXml } from '../xml/scan-xml.ts';

export interface Relationship {
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
 * The internal relationships of the part of that name in a folder (`xl/`; ECMA-376 part 2, 6.5), in document
 * order; without both they are those of the package itself. `undefined` if the package has no relationships part
 * for it.
 *
 * @throws RegisterFault as `scanXml` does.
 */
export async function readRelationships(
  archive: ZipArchive,
  folder: string,
  name: string,
): Promise<readonly Relationship[] | undefined> {
  const part = archive.find(`${folder}_rels/${name}.rels`);
  if (!part) return undefined;

  const relationships: Relationship[] = [];
  await scanXml(part, {
    opened(tag) {
      if (tag.depth === 0) {
        if (tag.name !== RELATIONSHIPS) throw tag.malformed();
        return true;
      }
      if (tag.name === RELATIONSHIP && tag.attribute(TARGET_MODE) !== 'External') {
        relationships.push({
          id: tag.attribute(ID) ?? '',
          type: (tag.attribute(TYPE) ?? '').replace(/^.*\//s, ''),
          target: resolvePartName(folder, tag.attribute(TARGET) ?? ''),
        });
      }
      return false;
    },
  });
  return relationships;
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
