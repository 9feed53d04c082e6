import { expect, test } from 'vitest';
import { longestTask } from './longest-task.ts';

const thread = { name: 'thread_name', pid: 1, tid: 2, args: { name: 'CrRendererMain' } };
const task = { name: 'ThreadControllerImpl::RunTask', pid: 1, tid: 2 };

test('the longest task of a page’s main thread is told in ms of processor time', () => {
  const traceEvents = [
    thread,
    { ...task, tdur: 4000, dur: 90_000 },
    { ...task, tdur: 12_500, dur: 13_000 },
    { ...task, tid: 3, tdur: 400_000 },
    { name: 'Paint', pid: 1, tid: 2, tdur: 70_000 },
  ];
  expect(longestTask(JSON.stringify({ traceEvents }))).toBe(12.5);
});

test('a trace without tasks is a fault', () => {
  expect(() => longestTask(JSON.stringify({ traceEvents: [thread] }))).toThrow(/no task/);
});
