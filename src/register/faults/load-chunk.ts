import { RegisterFault } from './register-fault.ts';

/** Less than the time that the page gives the Worker to read, so that the connection is blamed and not the device. */
const patienceMs = 45_000;

/**
 * A part of the program that is loaded on demand. Where it does not arrive, the register is not to blame,
 * and neither is the device.
 *
 * @throws RegisterFault `interrupted`
 */
export async function loadChunk<Module>(chunk: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lost = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, patienceMs, new Error(`nothing for ${patienceMs} ms`));
  });
  try {
    return await Promise.race([chunk, lost]);
  } catch (cause) {
    throw new RegisterFault('interrupted', 'a part of the program did not load', { cause });
  } finally {
    clearTimeout(timer);
  }
}
