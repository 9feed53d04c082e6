import { registerKeyPlace, registerKeyText } from '../../src/content/register-key.ts';
import { readKeyFile, type KeyFile } from '../../src/register/sealed/key-file.ts';

/**
 * The key that seals this site's register.
 *
 * @param project the project's folder
 * @throws Error with sentences for the owner: where the key is, what is wrong with it and what to do
 */
export async function siteKey(project: string): Promise<KeyFile> {
  try {
    const text = registerKeyText(project);
    return await readKeyFile(text).catch((error: unknown) => {
      if (error instanceof Error) error.message = `${registerKeyPlace()}: ${error.message}`;
      throw error;
    });
  } catch (error) {
    // A build prints it, and to an owner a place in the code means nothing.
    if (error instanceof Error) delete error.stack;
    throw error;
  }
}
