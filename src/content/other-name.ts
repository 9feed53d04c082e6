import type { Course } from './content.ts';

/** What the course's tile calls it, where that is more than another spelling of its title. */
export function otherName({ tile, title }: Pick<Course, 'tile' | 'title'>): string | undefined {
  return bare(tile) === bare(title) ? undefined : tile;
}

/** Without capitals, spaces and stops: `Node.js` and `NodeJS` are one name; `C#` and `C++` are not. */
function bare(name: string): string {
  return name.toLowerCase().replaceAll(/[\s.]/g, '');
}
