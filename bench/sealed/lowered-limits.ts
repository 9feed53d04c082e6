import type { FormatLimits } from '../../src/register/sealed/format-limits.ts';

/** One iteration instead of 600,000, which would take a million keys about two days on one core. */
export const loweredLimits: FormatLimits = { leastIterations: 1, leastBits: 4 };
