import { pathsBelow, versionsAt } from './compat-data.ts';

/** Where MDN's data tell of a global; empty for a name that is none. */
export function globalPaths(name: string): string[] {
  return ['javascript.builtins', 'api', ...globalScopes]
    .map((place) => `${place}.${name}`)
    .filter(isKnown);
}

/** Where they tell of a member of a global class or name space; undefined if `owner` is no such global. */
export function staticPaths(owner: string, name: string): string[] | undefined {
  if (/^(globalThis|self|window)$/.test(owner)) return globalPaths(name);
  const places = [`javascript.builtins.${owner}`, `api.${owner}`].filter(isKnown);
  if (owner === '' || places.length === 0) return undefined;
  return places.flatMap((place) => [`${place}.${name}`, `${place}.${name}_static`]).filter(isKnown);
}

/** Where they tell of members of this name, whatever they belong to; an event's is `scrollend_event`. */
export function memberPaths(name: string): readonly string[] {
  return members.get(name) ?? [];
}

const globalScopes = [
  'Window',
  'WorkerGlobalScope',
  'DedicatedWorkerGlobalScope',
  'ServiceWorkerGlobalScope',
].map((scope) => `api.${scope}`);

const members = Map.groupBy(
  [...pathsBelow('javascript.builtins'), ...pathsBelow('api')].filter((path) => isMember(path)),
  (path) => path.slice(path.lastIndexOf('.') + 1).replace(/_static$/, ''),
);

/** `api.Window.name`, but not `api.Window.name.some_detail`. */
function isMember(path: string): boolean {
  return path.split('.').length === (path.startsWith('api') ? 3 : 4);
}

function isKnown(path: string): boolean {
  return versionsAt(path) !== undefined;
}
