import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Key as WebDriverKey, type WebDriver } from 'selenium-webdriver';
import { findWebKit } from '../../scripts/find-engines.ts';
import { freePort } from '../../scripts/listen-on-free-port.ts';
import type { Engine, EngineOptions, Key } from './engine.ts';

/** Milliseconds; a busy machine takes long to start anything. */
const patience = 20_000;

const keys: Record<Key, string> = {
  Enter: WebDriverKey.ENTER,
  Escape: WebDriverKey.ESCAPE,
  Tab: WebDriverKey.TAB,
  ArrowLeft: WebDriverKey.ARROW_LEFT,
  ArrowRight: WebDriverKey.ARROW_RIGHT,
};

/** WebKitGTK, Safari's engine on Linux, through WebDriver, in our own window (webkit-window.py). */
export async function startWebKit(options: EngineOptions): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'academy-webkit-'));
  const display = await startDisplay();
  const driver = await startDriver(home, display.name);
  const stop = () => {
    driver.process.kill();
    display.process.kill();
  };
  process.once('exit', stop);
  const window = await openWindow(driver.address, home, options);
  return {
    faults: driver.faults,
    open: (address) => window.get(address),
    evaluate: (expression) => evaluate(window, expression),
    clickAt: (x, y) => clickAt(window, x, y),
    type: (text) => window.actions().sendKeys(text).perform(),
    press: (key) => window.actions().sendKeys(keys[key]).perform(),
    back: () => window.navigate().back(),
    resize: async (width, height) => {
      await window.manage().window().setRect({ width, height, x: 0, y: 0 });
    },
    screenshot: async () => Buffer.from(await window.takeScreenshot(), 'base64'),
    print: () => printPage(join(home, 'site-data', 'print')),
    close: async () => {
      await window.quit();
      process.off('exit', stop);
      stop();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Asks the window for it in the way that webkit-window.py says, which takes the file away when it has printed. */
async function printPage(request: string): Promise<Buffer> {
  writeFileSync(request, '');
  const end = Date.now() + patience;
  while (existsSync(request)) {
    if (Date.now() > end) throw new Error('The WebKit window did not print.');
    await wait(50);
  }
  return readFileSync(`${request}.pdf`);
}

/** A screen that nobody sees, on a number that it chooses itself. */
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
      XDG_CACHE_HOME: join(home, 'cache'),
      XDG_CONFIG_HOME: join(home, 'config'),
      XDG_DATA_HOME: join(home, 'data'),
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

/** The window writes the page's console to its output, which is the driver's. */
function faultsIn(line: string): string[] {
  const [, text] = /CONSOLE \w+ (?:ERROR|WARN(?:ING)?) (.*)/.exec(line) ?? [];
  // Every page of the site names this directive, which other engines know.
  const isOwnDirective = text?.startsWith('Unrecognized Content-Security-Policy directive');
  return text === undefined || isOwnDirective ? [] : [text];
}

function openWindow(
  server: string,
  home: string,
  { javaScript, dark }: EngineOptions,
): Promise<WebDriver> {
  const words = [...(javaScript ? [] : ['--no-script']), ...(dark ? ['--dark'] : [])];
  return new Builder()
    .disableEnvironmentOverrides()
    .usingServer(server)
    .withCapabilities({
      browserName: 'webkit-window',
      'webkitgtk:browserOptions': {
        binary: join(import.meta.dirname, 'webkit-window.py'),
        args: [join(home, 'site-data'), ...words],
      },
    })
    .build();
}

async function evaluate(window: WebDriver, expression: string): Promise<unknown> {
  const [value, fault] = await window.executeAsyncScript<[unknown, string?]>(`
    const done = arguments[0];
    Promise.resolve().then(() => (${expression})).then(
      (value) => done([value]),
      (error) => done([null, String(error)]),
    );
  `);
  if (fault !== undefined) throw new Error(fault);
  return value ?? undefined;
}

function clickAt(window: WebDriver, x: number, y: number): Promise<void> {
  const point = { x: Math.round(x), y: Math.round(y), duration: 0 };
  return window.actions({ async: true }).move(point).press().release().perform();
}
