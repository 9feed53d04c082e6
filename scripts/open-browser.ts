import { spawn } from 'node:child_process';

/** Opens an address in this computer's browser, where it has a command for that; elsewhere nothing happens. */
export function openBrowser(address: string): void {
  const [program, ...args] = commands[process.platform] ?? ['xdg-open'];
  const started = spawn(program, [...args, address], { stdio: 'ignore', detached: true });
  // There is no such command, or no screen: the address was printed.
  started.on('error', () => undefined);
  started.unref();
}

const commands: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  // `start` is a word of the command line, whose first text in quotes is a window's title.
  win32: ['cmd', '/c', 'start', '""'],
};
