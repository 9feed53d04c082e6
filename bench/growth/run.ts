/**
 * `npm run bench:growth` builds the site with 29, 300 and 1,500 courses, or with the numbers that follow the command.
 * Prints what each build costs, and what visitors to the catalogue download. Exits with 1 if a goal is missed. Needs
 * Linux.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { copyProject, filesIn } from '../../tests/support/site-copies.ts';
import { type Goal, reportGoals } from '../goals.ts';
import { addCourses } from './many-courses.ts';

interface BuildCost {
  /** Of the processor's time. */
  readonly seconds: number;
  readonly megabytes: number;
}

const mostMegabytes = 2000;
const asked = process.argv.slice(2).map(Number);
const counts = asked.length > 0 ? asked : [29, 300, 1500];
const goals: Goal[] = [];

for (const count of counts) {
  using work = mkdtempDisposableSync(join(tmpdir(), 'academy-growth-'));
  const cost = costOf(join(work.path, 'site'), count);
  console.log(`${count} courses: ${JSON.stringify(cost)}`);
  goals.push({
    text: `a build with ${count} courses takes at most ${mostMegabytes} MB`,
    isMet: cost.megabytes <= mostMegabytes,
  });
}
reportGoals(goals);

function costOf(root: string, count: number) {
  copyProject(root);
  addCourses(join(root, 'content'), count);
  const cost = build(root);
  const site = join(root, 'dist');
  return {
    ...cost,
    files: filesIn(site).length,
    catalogue: sizes(join(site, 'courses.html')),
    names: sizes(join(site, 'course-names.json')),
    search: sizes(join(site, 'course-texts.json')),
  };
}

function build(root: string): BuildCost {
  const script = join(import.meta.dirname, 'measured-build.js');
  const printed = execFileSync(process.execPath, [script, root], {
    encoding: 'utf8',
    env: { ...process.env, REGISTER_KEY: '' },
    stdio: 'pipe',
  });
  return JSON.parse(printed.trimEnd().split('\n').at(-1) ?? '') as BuildCost;
}

/** The size of a file, in kilobytes: as it is, and compressed. */
function sizes(path: string) {
  const bytes = readFileSync(path);
  const [plain, gzip] = [bytes, gzipSync(bytes)].map(({ length }) => Math.round(length / 1000));
  return { plain, gzip };
}
