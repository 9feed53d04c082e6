import { RegisterFault } from '../register-fault.ts';

/**
 * A part of the program that is loaded on demand. Where the network fails it, the register is not to
 * blame.
 *
 * @throws RegisterFault `interrupted`
 */
export async function loaded<Module>(part: Promise<Module>): Promise<Module> {
  try {
    return await part;
  } catch (error) {
    throw new RegisterFault('interrupted', 'a part of the program did not load', { cause: error });
  }
}
