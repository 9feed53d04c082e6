type Printer = Pick<Console, 'log' | 'error'>;

/** Runs `command`, and returns the exit code and the printed texts. */
export async function printed(command: (printer: Printer) => Promise<number>) {
  let [out, err] = ['', ''];
  const code = await command({
    log: (text: string) => void (out += `${text}\n`),
    error: (text: string) => void (err += `${text}\n`),
  });
  return { code, out, err };
}
