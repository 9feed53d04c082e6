import { readFileSync } from 'node:fs';

/**
 * The most memory of this process so far, in bytes. Comes from Linux, since Node's own figure includes the parent
 * process. Plain JavaScript, because Node would need more memory for loading TypeScript than some of what is measured.
 */
export function peakMemory() {
  const [, kilobytes] = /^VmHWM:\s*(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
