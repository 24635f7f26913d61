import type { BrowserWidget, ServerWidget } from '../widget/index.ts';

/** A widget's module as the server has it. Under the export condition `node`, which a test that renders on the server has, the same file is the server's half; types cannot tell. */
export function serverHalf<Data>(widget: BrowserWidget<Data>): ServerWidget<Data> {
  return widget as BrowserWidget<Data> & ServerWidget<Data>;
}
