/** Firefox, and the engine of Safari and every iPhone. Chromium has tests of its own. */
export const engineNames = ['webkit', 'firefox'] as const;

export type EngineName = (typeof engineNames)[number];

export interface EngineOptions {
  readonly javaScript: boolean;
}

export type Key = 'Escape' | 'ArrowRight' | 'ArrowDown' | 'ArrowUp' | 'Tab' | 'Enter';

/** A browser's window, with the commands that all drivers have. Tests use `Visitor`, which has further commands. */
export interface Engine {
  /** The browser's complaints: errors, warnings and violations of the policy. Each test empties the list. */
  readonly faults: string[];
  /** Goes to an address, and waits until the page is loaded. */
  open(address: string): Promise<void>;
  /** Evaluates a JavaScript expression in the page, and awaits its value, which must be expressible in JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks at a point, in CSS pixels from the window's upper left corner. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Goes one step back in the history, without waiting for the page. */
  back(): Promise<void>;
  /** Sets the size of the page within the window, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Prints the page on A4, and returns the PDF. WebKitGTK’s driver can’t print. */
  print?(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A browser has not answered a command for so long that it will not answer the next one either. */
export class SilentBrowser extends Error {
  constructor(command: string) {
    super(`The browser did not answer "${command}" for ${silence / 1000} seconds.`);
  }
}

/** How long a browser may take to answer a command on a busy machine, in milliseconds. */
export const silence = 30_000;
