import { useEffect } from 'react';

/** The page's title says that something is wrong while it is. */
export function useErrorTitle(prefix: string, wrong: boolean): void {
  useEffect(() => {
    if (!wrong || document.title.startsWith(prefix)) return undefined;
    document.title = `${prefix}${document.title}`;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [prefix, wrong]);
}
