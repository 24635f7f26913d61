import { useSyncExternalStore } from 'react';
import { THEME_SHOWN, THEMES, type Theme } from './themes.ts';

function subscribe(onShown: () => void): () => void {
  addEventListener(THEME_SHOWN, onShown);
  return () => removeEventListener(THEME_SHOWN, onShown);
}

/** The head's script has written it down. */
function shownTheme(): Theme {
  const shown = document.documentElement.dataset['theme'];
  return THEMES.find((theme) => theme === shown) ?? 'auto';
}

/** What the visitor chose. The server's HTML is the same for everybody, so it says `auto`. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, shownTheme, () => 'auto');
}
