import type { BrowserWidget, ServerWidget, WidgetModule } from '../widget/index.ts';

/**
 * Returns a widget's module as the server has it. In a test that renders on the server (export
 * condition `node`) the same file is the server's module, which the types do not know.
 */
export function serverHalf<Data>(widget: BrowserWidget<Data>): ServerWidget<Data> {
  return widget as WidgetModule<Data>;
}
