import type { Words } from '../yaml/describe-yaml-fault.ts';
import { sectionNames, type SectionName, type Syllabus } from './parse-syllabus.ts';
import type { Diagnostic } from './plain-point.ts';

/** What is missing of a syllabus whose lines are all sound: sections, and the modules of a phase. */
export function structureFaults({ headings, phases }: Syllabus, source: string): Diagnostic[] {
  const lines = source.trimEnd().split('\n');
  const end = { line: lines.length, column: 1 };
  const missing = sectionNames
    .filter((name) => !headings.has(name))
    .map((name) => {
      const next = following(name).find((other) => headings.has(other));
      const { line, column } = (next === undefined ? undefined : headings.get(next)) ?? end;
      const message = `the section \`${name}\` is missing`;
      return { line, column, message, fix: `write \`# ${name}\` and its points` };
    });
  const empty = phases
    .filter(({ modules }) => modules.length === 0)
    .map(({ title: { text, line, column } }) => {
      const message = `the phase \`${text}\` has no modules`;
      const fix = 'write its modules below it, each with `### Module title`, or take it out';
      return { line, column, message, fix };
    });
  return [...missing, ...empty];
}

/** The words for points that belong to no module. */
export function strayPoints(phase: string | undefined): Words {
  if (phase === undefined) {
    return {
      message: 'these points are under no heading of their own',
      fix: 'write a `## Module title` above them',
    };
  }
  return {
    message: `these points are below the phase \`${phase}\`, not below a module`,
    fix: 'write `### Module title` above them; if the phase is meant as a module, give it `### `',
  };
}

function following(name: SectionName): readonly SectionName[] {
  return sectionNames.slice(sectionNames.indexOf(name) + 1);
}
