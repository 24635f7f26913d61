declare module 'widget-to-replay' {
  import type { BrowserWidget } from 'shared-contracts/widget';

  const widget: BrowserWidget;
  export default widget;
}
