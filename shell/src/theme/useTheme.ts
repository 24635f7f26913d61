import { useSyncExternalStore } from 'react';
import { THEME_SHOWN, THEMES, type Theme } from './themes.ts';

function subscribe(onShown: () => void): () => void {
  addEventListener(THEME_SHOWN, onShown);
  return () => removeEventListener(THEME_SHOWN, onShown);
}

/** Reads the theme that the script in the head has written to the root element. */
function shownTheme(): Theme {
  const shown = document.documentElement.dataset['theme'];
  return THEMES.find((theme) => theme === shown) ?? 'auto';
}

/**
 * Returns the theme that the visitor chose. The server's HTML is the same for everybody and says
 * `auto`.
 */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, shownTheme, () => 'auto');
}
