/** A point of the viewport, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** How a browser is started. */
export interface Program {
  executablePath: string;
  args?: string[];
}

/** The keys that a journey presses, as the web names them. */
export type Key = "Enter" | "Escape" | "Shift" | "Shift+Tab" | "Space" | "Tab";

/** A running browser, whatever drives it. */
export interface RealBrowser {
  /** Opens a tab that knows nothing of the others, with the browser's name and version. */
  open(): Promise<Tab>;
  close(): Promise<void>;
}

/** What a journey needs of a browser. */
export interface Tab {
  readonly version: string;
  /** Gives the page this size in CSS pixels, or the nearest that the browser's window can have. */
  resize(width: number, height: number): Promise<void>;
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /**
   * Evaluates an expression in the page, or in the page of a frame.
   *
   * @param frame what the address of the frame begins with
   * @returns its value, which is JSON
   * @throws {Error} what the expression throws, or that there is no such frame
   */
  evaluate<Result>(expression: string, frame?: string): Promise<Result>;
  /** Presses and releases the pointer's first button. */
  click(point: Point): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** What the browser has complained of so far: uncaught and reported errors, and violations of the security policy. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}
