import { useEffect, useState, type RefObject } from 'react';

interface SeenHeading {
  /** The text of the page's heading; empty until the widget has it. */
  readonly name: string;
  /** Whether the heading is in the visible part of the drawer. */
  readonly isSeen: boolean;
}

/**
 * Returns the text of a heading without its parts in another language, unless these are in Latin letters; all of it
 * where nothing else is left. A name of an element has one language.
 */
function textOf(heading: Element): string {
  const own = heading.cloneNode(true) as Element;
  for (const foreign of own.querySelectorAll('[lang]:not([lang$="-Latn"])')) foreign.remove();
  return own.textContent.trim() || heading.textContent.trim();
}

/**
 * Returns what the heading of the page in a drawer says, which only the widget knows, and whether it is in sight.
 * The focus moves to it when it comes, if the visitor has not moved on from the button that closes the drawer, or if
 * what had it is gone.
 */
export function useHeading(dialog: RefObject<HTMLDialogElement | null>): SeenHeading {
  const [name, setName] = useState('');
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    const root = dialog.current;
    if (!root) return undefined;
    let heading: HTMLElement | null = null;
    const sight = new IntersectionObserver(
      (entries) => setSeen(entries.at(-1)?.isIntersecting ?? true),
      { root, rootMargin: '-48px 0px 0px' },
    );
    const look = () => {
      const found = root.querySelector('h1');
      setName(found ? textOf(found) : '');
      if (found === heading) return;
      heading = found;
      sight.disconnect();
      if (!found) return;
      sight.observe(found);
      const { activeElement } = document;
      if (activeElement === document.body || activeElement === root.querySelector('.drawer-close'))
        found.focus({ preventScroll: true });
    };
    const changes = new MutationObserver(look);
    changes.observe(root, { childList: true, subtree: true });
    look();
    return () => {
      changes.disconnect();
      sight.disconnect();
    };
  }, [dialog]);
  return { name, isSeen };
}
