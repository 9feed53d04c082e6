import { RegisterFault } from './register-fault.ts';

/**
 * A part of the program that is loaded on demand. Where the network fails it, the register is not to
 * blame.
 *
 * @throws RegisterFault `interrupted`
 */
export function loadChunk<Module>(chunk: Promise<Module>): Promise<Module> {
  return chunk.catch((cause: unknown) => {
    throw new RegisterFault('interrupted', 'a part of the program did not load', { cause });
  });
}
