declare module 'widget-under-test' {
  import type { BrowserWidget } from 'shared-contracts/widget';

  const widget: BrowserWidget;
  export default widget;
}
