import { expect, test } from 'vitest';
import { loadFigures } from './load-figures.ts';

const sound = `Running 2s test @ http://localhost:8080
figure microseconds 2000000
figure requests 1000
figure bytes 4000000
figure connect 0
figure read 0
figure write 0
figure timeout 0
figure p50 1500
figure p75 2000
figure p90 3000
figure p99 9250
figure asked 200 400
figure asked 404 100
figure answered 200 395
figure answered 404 100
figure asked 200 401
figure asked 404 104
figure answered 200 401
figure answered 404 104
`;

test('figures are per second, in milliseconds, and summed over the threads', () => {
  expect(loadFigures(sound)).toEqual({
    requests: 1000,
    requestsPerSecond: 500,
    bytesPerSecond: 2_000_000,
    latency: { 50: 1.5, 75: 2, 90: 3, 99: 9.25 },
    socketErrors: { connect: 0, read: 0, write: 0, timeout: 0 },
    unexpected: 0,
  });
});

test('an answer with a status that nothing should have is unexpected', () => {
  expect(loadFigures(`${sound}figure answered 502 3\n`).unexpected).toBe(3);
});

test('a page that is found where it should not be is unexpected', () => {
  expect(loadFigures(sound.replace('answered 404 104', 'answered 404 100')).unexpected).toBe(4);
});

test('a missing figure is a fault, and shows what was printed', () => {
  expect(() => loadFigures('unable to connect to localhost\n')).toThrow(
    /no figure "microseconds".*\nunable to connect/s,
  );
});
