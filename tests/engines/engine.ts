/** The engines besides Chromium, which has tests of its own: Firefox, and the engine of Safari and every iPhone. */
export const engineNames = ['webkit', 'firefox'] as const;

export type EngineName = (typeof engineNames)[number];

export interface EngineOptions {
  readonly javaScript: boolean;
}

/** Keys that have names. Letters are typed. */
export type Key = 'Escape' | 'ArrowRight';

/**
 * One window of one browser, with the few commands that all drivers have. Scenarios use `Visitor`, which builds everything else
 * from these.
 */
export interface Engine {
  /** The browser's complaints since the list was last emptied: errors, warnings, violations of the policy. */
  readonly faults: string[];
  /** Goes to an address and waits until the page is loaded. */
  open(address: string): Promise<void>;
  /** The value of a JavaScript expression in the page, as JSON; awaits promises. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses and releases the mouse, in CSS pixels from the window's upper left corner. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** One step back in the history; does not wait for the page. */
  back(): Promise<void>;
  /** Gives the page's part of the window this size, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** The page on A4 as a PDF. WebKitGTK’s driver can’t print. */
  print?(): Promise<Uint8Array>;
  close(): Promise<void>;
}
