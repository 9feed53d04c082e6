/** What proves a release beside Chromium, which has tests of its own: Firefox, and the engine of Safari and every iPhone. */
export const engineNames = ['webkit', 'firefox'] as const;

export type EngineName = (typeof engineNames)[number];

export interface EngineOptions {
  readonly javaScript: boolean;
}

/** A key with a name; letters are typed. */
export type Key = 'Escape' | 'ArrowRight';

/**
 * One window of one browser: the least that each of them can be asked for in the same way. A scenario talks to
 * `Visitor`, which does the rest with these.
 */
export interface Engine {
  /** What the browser has complained of since it was last emptied: errors, warnings, violations of the policy. */
  readonly faults: string[];
  /** Goes to an address and waits until the page is loaded. */
  open(address: string): Promise<void>;
  /** The value of a JavaScript expression in the page, as JSON; a promise is waited for. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses and releases the mouse, in CSS pixels from the window's upper left corner. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** One step back in the history; does not wait for the page. */
  back(): Promise<void>;
  /** The size of the page's part of the window, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** The page on A4 as a PDF. WebKitGTK’s driver prints nothing. */
  print?(): Promise<Uint8Array>;
  close(): Promise<void>;
}
