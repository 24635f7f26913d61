import type { WindowSizeState } from '../page-state/windowSizeSlice.ts';

/** Returns the visible part of the window, without an on-screen keyboard and as if not zoomed. */
function windowSize(): WindowSizeState {
  const { innerHeight, innerWidth, visualViewport } = window;
  const height = visualViewport ? visualViewport.height * visualViewport.scale : innerHeight;
  return { height: Math.ceil(height), width: innerWidth };
}

/**
 * R3.29: tells the size of the window now and after each change, at most once for each animation
 * frame. Returns a function that ends this.
 */
export function watchWindowSize(tell: (size: WindowSizeState) => void): () => void {
  const source = window.visualViewport ?? window;
  let drawing = 0;
  const later = () => {
    cancelAnimationFrame(drawing);
    drawing = requestAnimationFrame(() => tell(windowSize()));
  };
  tell(windowSize());
  source.addEventListener('resize', later);
  return () => {
    cancelAnimationFrame(drawing);
    source.removeEventListener('resize', later);
  };
}
