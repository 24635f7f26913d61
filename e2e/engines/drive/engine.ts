/** Names of keys that are pressed, beside characters. */
export type KeyName =
  'Enter' | 'Escape' | 'Tab' | 'Space' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a browser engine must be able to do, so that a visitor can be played in it. */
export interface EngineWindow {
  /** Opens an address; resolves once the document and what it asks for have come. */
  open(address: string): Promise<void>;
  back(): Promise<void>;
  /** The JSON value of an expression in the document; the page's policy does not stand in its way. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the main button of the mouse, in CSS pixels of what is seen. */
  press(point: Point): Promise<void>;
  key(key: KeyName): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG of what is seen. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Engine {
  /** As a report names it: `Firefox 153.7.0`. */
  readonly version: string;
  /** A window of a visitor who was never here: no cookies, no storage. */
  newWindow(): Promise<EngineWindow>;
  stop(): Promise<void>;
}
