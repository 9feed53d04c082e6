import { registerFaults } from '../../tests/content-words.ts';
import type { Goal } from '../goal.ts';
import type { MetFault } from './measure-faults.ts';
import { tableLines } from '../table-lines.ts';

/** What became of each fault, as lines. */
export function faultReport(met: readonly MetFault[]): string[] {
  return [
    ...tableLines([
      ['host of the register', 'told, ms', 'answer, ms', 'what the visitor is told'],
      ...met.map(({ fault, told, toldAfter, answeredAfter }) => [
        fault?.name ?? 'sound',
        milliseconds(toldAfter),
        milliseconds(answeredAfter),
        firstSentence(told ?? ''),
      ]),
    ]),
    ...met.flatMap((meeting) => {
      const { fault, complaints } = meeting;
      const due = fault && !isToldRightly(meeting) ? [`is not told as "${fault.kind}"`] : [];
      return [...due, ...complaints].map((text) => `  ${fault?.name ?? 'sound'}: ${text}`);
    }),
  ];
}

/** What must hold whatever the host does. */
export function faultGoals(met: readonly MetFault[]): Goal[] {
  const atFault = met.filter(({ fault }) => fault !== undefined);
  const told = atFault.filter(isToldRightly);
  const answered = met.filter(({ answeredAfter }) => answeredAfter !== undefined);
  const quiet = met.filter(({ complaints }) => complaints.size === 0);
  return [
    goal('faults are told in the words for them', told, atFault),
    goal(
      'times the valid certificate is called valid, on the next try at the latest',
      answered,
      met,
    ),
    goal(
      'times the browser has no complaint, and nothing is judged without a register',
      quiet,
      met,
    ),
  ];
}

function isToldRightly({ fault, told }: MetFault): boolean {
  return fault !== undefined && told === registerFaults[fault.kind].visitor;
}

function goal(text: string, held: readonly unknown[], all: readonly unknown[]): Goal {
  return { text: `${held.length} of ${all.length} ${text}`, isMet: held.length === all.length };
}

function milliseconds(time: number | undefined): string {
  return time === undefined ? '–' : Math.round(time).toLocaleString('en');
}

function firstSentence(text: string): string {
  return /^.*?\.(?= |$)/.exec(text)?.[0] ?? text;
}
