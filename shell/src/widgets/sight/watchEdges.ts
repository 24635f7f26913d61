import { islandOf } from './lookAtSlot.ts';

export interface EdgeWatch {
  /**
   * Watches the element that the widget stands in now. Does nothing if it is the same as before.
   */
  follow(): void;
  close(): void;
}

/**
 * Calls `onChange` whenever the widget's element is removed from `holder`, is emptied, or loses its
 * height. These are the only changes that can hide a widget that has settled.
 */
export function watchEdges(holder: HTMLElement, onChange: () => void): EdgeWatch {
  let island: Element | null = null;
  const children = new MutationObserver(onChange);
  // A ResizeObserver reports each element at once, so each element is observed only once.
  const size =
    typeof ResizeObserver === 'function'
      ? new ResizeObserver((entries) => {
          if (entries.some(({ contentRect }) => contentRect.height < 1)) onChange();
        })
      : undefined;
  const close = () => {
    children.disconnect();
    size?.disconnect();
  };
  children.observe(holder, { childList: true });
  return {
    follow() {
      const found = islandOf(holder);
      if (found === island) return;
      island = found;
      close();
      children.observe(holder, { childList: true });
      if (!island) return;
      children.observe(island, { childList: true });
      size?.observe(island);
    },
    close,
  };
}
