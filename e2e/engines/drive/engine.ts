/** Names of the keys that have no character. */
export type KeyName =
  'Enter' | 'Escape' | 'Tab' | 'Space' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a test needs of a browser engine to act as a visitor. */
export interface EngineWindow {
  /** Opens an address; resolves once the document and its files are loaded. */
  open(address: string): Promise<void>;
  back(): Promise<void>;
  /** The JSON value of an expression in the document; the page's Content-Security-Policy does not apply to it. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks with the main button; the point is in CSS pixels of the viewport. */
  press(point: Point): Promise<void>;
  key(key: KeyName): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the viewport. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Engine {
  /** Name and version, for example `Firefox 153.7.0`. */
  readonly version: string;
  /** Opens a window of a new visitor, without cookies and storage. */
  newWindow(): Promise<EngineWindow>;
  stop(): Promise<void>;
}
