// The parts of the package that tests/observatory-grade.ts uses; it ships no types.

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Requests } from '@mdn/mdn-http-observatory/src/types.js';

  interface Output {
    readonly result: string | null;
    readonly pass: boolean | null;
  }

  export const ALL_TESTS: readonly ((requests: Requests) => Output)[];
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getGradeForScore(score: number): { score: number; grade: string };
  export function getScoreModifier(result: string): number;
}

declare module '@mdn/mdn-http-observatory/src/types.js' {
  interface Response {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly verified: boolean;
    readonly httpEquiv?: ReadonlyMap<string, readonly string[]>;
  }

  export class Requests {
    constructor(hostname: string);
    resources: { path: string | null };
    responses: {
      auto: Response | null;
      http: Response | null;
      https: Response | null;
      httpRedirects: { url: URL; status: number }[];
    };
    session: { url: URL } | null;
  }
}
