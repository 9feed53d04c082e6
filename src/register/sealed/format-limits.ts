/** What the format leaves no choice about, but a test or a benchmark must be quicker than. */
export interface FormatLimits {
  /** Fewer iterations of PBKDF2 are refused, by who seals and by who reads. */
  readonly leastIterations: number;
  /** There are at least 2 to this power of buckets. */
  readonly leastBits: number;
}

/** Those of every site. */
export const formatLimits: FormatLimits = { leastIterations: 600_000, leastBits: 4 };

/** What a register is sealed with if nothing is said. */
export const usualIterations = 600_000;
export const mostIterations = 10_000_000;
export const mostBits = 16;
