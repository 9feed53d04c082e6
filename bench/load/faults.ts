import type { ServerResponse } from 'node:http';
import type { FaultKind } from '../../src/register/faults/register-fault.ts';

export interface Fault {
  readonly name: string;
  /** What the visitor is to be told. */
  readonly kind: FaultKind;
  /** What the browser says of it beside what it says of every request that failed. */
  readonly complaint?: RegExp;
  /** Answers a request for the register, or fails to. */
  readonly answer: (response: ServerResponse, register: Uint8Array) => void;
}

/** Lets pages of other origins read the answer (Fetch standard, CORS protocol). */
export const readable = { 'Access-Control-Allow-Origin': '*' };

/** All that the host of a register does to its visitors, sooner or later. */
export const faults: readonly Fault[] = [
  {
    name: 'silent',
    kind: 'timeout',
    answer: () => undefined,
  },
  {
    name: 'silent after half',
    kind: 'timeout',
    answer: (response, register) => {
      sendHalf(response, register);
    },
  },
  {
    name: 'resets the connection',
    kind: 'interrupted',
    answer: (response) => response.socket?.resetAndDestroy(),
  },
  {
    name: 'half, then cut off',
    kind: 'interrupted',
    answer: (response, register) => sendHalf(response, register, () => response.destroy()),
  },
  {
    name: 'half, as if whole',
    kind: 'damaged',
    answer: (response, register) => {
      response.writeHead(200, readable).end(half(register));
    },
  },
  {
    name: 'a sign-in page',
    kind: 'sign-in-page',
    answer: (response) => {
      response
        .writeHead(200, { ...readable, 'Content-Type': 'text/html; charset=utf-8' })
        .end('<!doctype html><title>Sign in</title><form><input type="password"></form>');
    },
  },
  {
    name: '429, Retry-After: 60',
    kind: 'http-status',
    answer: (response) => {
      response.writeHead(429, { ...readable, 'Retry-After': '60' }).end('Too many requests');
    },
  },
  {
    name: '503',
    kind: 'http-status',
    answer: (response) => {
      response.writeHead(503, readable).end('Unavailable');
    },
  },
  {
    name: 'leads on to a blocked host',
    kind: 'blocked-by-policy',
    complaint: /violates the following Content Security Policy directive: "connect-src/,
    answer: (response) => {
      // Nobody is there: a browser that keeps to the site's policy never asks.
      response.writeHead(302, { ...readable, Location: 'http://elsewhere.localhost/' }).end();
    },
  },
  {
    name: 'lets no other site read',
    kind: 'blocked',
    answer: (response, register) => {
      response.writeHead(200).end(register);
    },
  },
];

/** The whole length is announced. */
function sendHalf(response: ServerResponse, register: Uint8Array, then?: () => void) {
  response.writeHead(200, { ...readable, 'Content-Length': register.length });
  response.write(half(register), then);
}

function half(register: Uint8Array): Uint8Array {
  return register.subarray(0, register.length / 2);
}
