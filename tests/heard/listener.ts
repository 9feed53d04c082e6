import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The commands that open Debian's browsers, at a width at which pages have a menu button. */
const browsers = {
  firefox: (folder: string) => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'user.js'), firefoxSettings);
    return ['firefox-esr', '--no-remote', '--profile', folder, '--width', '700', '--height', '900'];
  },
  chromium: (folder: string) => [
    'chromium',
    `--user-data-dir=${folder}`,
    '--window-size=700,900',
    '--force-renderer-accessibility',
    '--no-first-run',
    '--disable-background-networking',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};

export type Browser = keyof typeof browsers;

const firefoxSettings = `
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("browser.urlbar.suggest.searches", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("termsofuse.bypassNotification", true);
`;

/** In milliseconds. Orca's pauses between texts are shorter. */
const silence = 2000;

/** Orca begins to read a page aloud with these words. */
const pageSummary = /^Page has \d/;

/** A visitor with a keyboard and the screen reader Orca, whose voice is a script that writes to a log. */
export class Listener {
  readonly #folder = mkdtempSync(join(tmpdir(), 'heard-'));
  readonly #log = join(this.#folder, 'heard.log');
  readonly #children: ChildProcess[] = [];
  /** How many of the log's characters `heard` has returned. */
  #read = 0;

  static async start(browser: Browser, address: string): Promise<Listener> {
    const listener = new Listener();
    await listener.#startScreenReader();
    const [program = '', ...args] = browsers[browser](join(listener.#folder, browser));
    listener.#run(program, ...args, address);
    await listener.until((said) => pageSummary.test(said));
    return listener;
  }

  /** Stops Orca reading the page aloud, and puts the focus into the first text box. */
  async toFirstBox(): Promise<void> {
    this.press('Control_L');
    await this.heard();
    // Orca's command "e" leads to the next text box. Letters stay commands until Tab and Shift+Tab focus the box.
    this.press('ctrl+Home', 'e');
    await this.until((said) => /\bentry\b/.test(said));
    await this.heard();
    this.press('Tab');
    await this.heard();
    this.press('shift+Tab');
    await this.until((said) => said === 'Focus mode');
    await this.heard();
  }

  async #startScreenReader() {
    const speech = join(this.#folder, 'config/speech-dispatcher');
    mkdirSync(join(speech, 'modules'), { recursive: true });
    mkdirSync(this.#path('runtime'), { mode: 0o700 });
    writeFileSync(this.#log, '');
    // Orca's voice needs a sound device, even though these tests play no sound.
    writeFileSync(this.#path('.asoundrc'), 'pcm.!default { type null }\n');
    writeFileSync(
      join(speech, 'speechd.conf'),
      `LogDir "${this.#folder}"
AudioOutputMethod "alsa"
Timeout 30
DefaultModule voice
AddModule "voice" "sd_generic" "voice.conf"
`,
    );
    // Speech Dispatcher splits texts at `^`, which our texts don't contain.
    writeFileSync(
      join(speech, 'modules/voice.conf'),
      `GenericExecuteSynth "sh ${join(import.meta.dirname, 'voice.sh')} \\'$DATA\\'"
GenericMaxChunkLength 10000
GenericDelimiters "^"
GenericLanguage "en" "en" "utf-8"
AddVoice "en" "MALE1" "en"
`,
    );
    this.#run('speech-dispatcher', '--run-single');
    await wait(1000);
    this.#run('orca');
    await this.until((said) => said.startsWith('Screen reader on'));
  }

  #path(name: string): string {
    return join(this.#folder, name);
  }

  #run(program: string, ...args: string[]) {
    const env = {
      ...process.env,
      HEARD: this.#log,
      HOME: this.#folder,
      LC_ALL: 'C.UTF-8',
      XDG_CONFIG_HOME: this.#path('config'),
      XDG_DATA_HOME: this.#path('data'),
      XDG_RUNTIME_DIR: this.#path('runtime'),
    };
    this.#children.push(spawn(program, args, { env, stdio: 'ignore' }));
  }

  /** Presses keys by their names in X11, such as `ctrl+l`. */
  press(...keys: string[]): void {
    spawnSync('xdotool', ['key', '--delay', '60', ...keys]);
  }

  type(text: string): void {
    spawnSync('xdotool', ['type', '--delay', '60', text]);
  }

  async tabTo(text: string): Promise<void> {
    for (let press = 0; press < 60; press++) {
      this.press('Tab');
      const said = await this.heard(600);
      if (said.some((part) => part.includes(text))) return;
    }
    throw new Error(`Tab never reached ${text}`);
  }

  /** Presses Tab until Orca says `text`, and then presses Enter. */
  async enter(text: string): Promise<void> {
    await this.tabTo(text);
    this.press('Return');
  }

  /** Waits until Orca says a text that `isMeant` accepts. `heard` still returns that text afterwards. */
  async until(isMeant: (said: string) => boolean): Promise<void> {
    const end = Date.now() + 40_000;
    while (Date.now() < end) {
      if (this.#said().some(({ text }) => isMeant(text))) return;
      await wait(100);
    }
    throw new Error(
      `The expected text was not said. The log ends with: ${this.#text().slice(-2000)}`,
    );
  }

  /** Waits until Orca is silent. Returns what Orca has said since the last call, with `…` after a broken-off text. */
  async heard(quiet = silence): Promise<string[]> {
    let before = '';
    let since = Date.now();
    let isSaying = 0;
    while (Date.now() - since <= quiet + isSaying) {
      await wait(100);
      const text = this.#text();
      if (text !== before) since = Date.now();
      before = text;
      const last = this.#said().at(-1);
      isSaying = last && !last.isWhole ? last.text.length * 20 : 0;
    }
    const said = this.#said();
    this.#read = this.#text().length;
    return said.map(({ text, isWhole }) => (isWhole ? text : `${text} …`));
  }

  #text(): string {
    return readFileSync(this.#log, 'utf8');
  }

  #said() {
    return this.#text()
      .slice(this.#read)
      .split(/^\+/m)
      .slice(1)
      .map((part) => {
        const [text = '', end] = part.split('\n');
        return { text: text.trim(), isWhole: end === '.' };
      });
  }

  async close(): Promise<void> {
    for (const child of this.#children.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
