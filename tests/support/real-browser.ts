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
export type Key = "Enter" | "Escape" | "Shift" | "Space" | "Tab";

/** A running browser, whatever drives it. */
export interface RealBrowser {
  /** Opens a tab that shares nothing with the others. */
  open(): Promise<Tab>;
  close(): Promise<void>;
}

/** What a journey needs of a browser. */
export interface Tab {
  readonly version: string;
  /** Gives the page this size in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** Evaluates an expression in the page; its value is JSON. */
  evaluate<Result>(expression: string): Promise<Result>;
  click(point: Point): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Uncaught and reported errors so far, and violations of the security policy. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}
