import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { findWebKit } from '../support/browsers.ts';
import { freePort } from '../support/listen-on-free-port.ts';
import { silence, SilentBrowser, type Engine, type EngineOptions, type Key } from './engine.ts';

/** How long a program may take to start on a busy machine, in milliseconds. */
const patience = 20_000;

/** The code points of keys that have a name (WebDriver, 17.4.2). */
const keys: Record<Key, string> = {
  Escape: '\uE00C',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
  Tab: '\uE004',
  Enter: '\uE007',
};

/** Drives WebKitGTK, which is Safari's engine on Linux, through WebDriver and webkit-window.py. */
export async function startWebKit(options: EngineOptions): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'academy-webkit-'));
  const display = await startDisplay();
  const driver = await startDriver(home, display.name);
  const stop = () => {
    driver.process.kill();
    display.process.kill();
  };
  process.once('exit', stop);
  const ask = await openWindow(driver.address, home, options);
  const type = async (text: string) => {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await ask('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  return {
    faults: driver.faults,
    open: async (url) => {
      await ask('/url', { url });
    },
    evaluate: (expression) => evaluate(ask, expression),
    clickAt: async (x, y) => {
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await ask('/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    type,
    press: (key) => type(keys[key]),
    back: async () => {
      await ask('/back', {});
    },
    resize: async (width, height) => {
      await ask('/window/rect', { width, height, x: 0, y: 0 });
    },
    close: async () => {
      // A silent window ends with its display.
      await ask('', undefined, 'DELETE').catch(() => undefined);
      process.off('exit', stop);
      stop();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The virtual screen chooses its own number, and prints the number. */
async function startDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const child = spawn(
    findWebKit().display,
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const { value: number } = await lines.next();
  return { name: `:${number}`, process: child };
}

async function startDriver(home: string, display: string) {
  const port = await freePort();
  const child = spawn(findWebKit().driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const faults: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => faults.push(...faultsIn(line)));
  }
  const address = `http://127.0.0.1:${port}`;
  const end = Date.now() + patience;
  while (!(await fetch(`${address}/status`).catch(() => undefined))?.ok) {
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer.');
    await wait(50);
  }
  return { address, faults, process: child };
}

/** The errors and warnings of the page's console, which are in the driver's output. */
function faultsIn(line: string): string[] {
  const [, text] = /CONSOLE \w+ (?:ERROR|WARN(?:ING)?) (.*)/.exec(line) ?? [];
  // Each page's policy has a directive that only other engines know, so WebKit complains.
  const isOwnDirective = text?.startsWith('Unrecognized Content-Security-Policy directive');
  return text === undefined || isOwnDirective ? [] : [text];
}

/** Sends a WebDriver command (W3C) to a window. An empty command with `DELETE` closes the window. */
type Ask = (command: string, body?: object, method?: 'POST' | 'DELETE') => Promise<unknown>;

async function openWindow(
  server: string,
  home: string,
  { javaScript }: EngineOptions,
): Promise<Ask> {
  const alwaysMatch = {
    browserName: 'webkit-window',
    'webkitgtk:browserOptions': {
      binary: join(import.meta.dirname, 'webkit-window.py'),
      args: [join(home, 'site-data'), ...(javaScript ? [] : ['--no-script'])],
    },
  };
  const ask: Ask = async (path, body, method = 'POST') => {
    const sent = body ? { body: JSON.stringify(body) } : {};
    const signal = AbortSignal.timeout(silence);
    const response = await fetch(server + path, { method, ...sent, signal }).catch(() => {
      throw new SilentBrowser(path);
    });
    // Each response has a value (WebDriver, 6.3). If the command failed, the value describes the error.
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`WebKitWebDriver: ${JSON.stringify(value)}`);
    return value;
  };
  const opened = await ask('/session', { capabilities: { alwaysMatch } });
  // The response to a new session has the session's ID (WebDriver, 8.1).
  const session = `/session/${(opened as { sessionId: string }).sessionId}`;
  return (command, body, method) => ask(session + command, body, method);
}

async function evaluate(ask: Ask, expression: string): Promise<unknown> {
  const script = `
    const done = arguments[0];
    Promise.resolve().then(() => (${expression})).then(
      (value) => done([value]),
      (error) => done([null, String(error)]),
    );
  `;
  // `script` returns the value of `expression`, or null and the text of the error.
  const [value, fault] = (await ask('/execute/async', { script, args: [] })) as [unknown, string?];
  if (fault !== undefined) throw new Error(fault);
  return value ?? undefined;
}
