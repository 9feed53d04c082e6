type Printer = Pick<Console, 'log' | 'error'>;

/**
 * Runs `command` with a printer that collects its output. Returns the output as a terminal would show it, and the
 * exit code.
 */
export async function printed(command: (printer: Printer) => Promise<number>) {
  let [out, err] = ['', ''];
  const code = await command({
    log: (text: string) => void (out += `${text}\n`),
    error: (text: string) => void (err += `${text}\n`),
  });
  return { code, out, err };
}
