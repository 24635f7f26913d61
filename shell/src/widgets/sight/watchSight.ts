import { islandOf, lookAtSlot, type Sight } from './lookAtSlot.ts';

/** Milliseconds between two looks. */
const PAUSE = 500;
/** Looks in a row at which nobody saw anything, five seconds: a part may be on its way over a slow line. */
const MISSES = 10;

export interface SightRequest {
  /** The element that the frame leaves to the widget, inside the slot. */
  readonly holder: HTMLElement;
  /** The page is whole without it: the widget may decide to show nothing. */
  readonly mayBeEmpty: boolean;
  /** Told once: a person sees the widget, or it has drawn what it has (nothing). */
  onSeen(): void;
  /** Told once, and the watch ends: nobody sees what should be there. */
  onLost(sight: Sight): void;
}

export interface SightWatch {
  /** The widget was told of something new: look until it has settled again. */
  look(): void;
  close(): void;
}

function isGood(sight: Sight, mayBeEmpty: boolean): boolean {
  return sight === 'seen' || sight === 'away' || (sight === 'nothing' && mayBeEmpty);
}

/**
 * R10.05: "ready" means that a person sees it. Looks at a mounted widget at once, until it has settled, after each update, and
 * whenever its element goes, is emptied, or loses its height. Once the widget has settled, only these three are listened to.
 */
export function watchSight({ holder, mayBeEmpty, onSeen, onLost }: SightRequest): SightWatch {
  let wasSeen = false;
  let hasChanged = false;
  let misses = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let island: Element | null = null;

  const changes = new MutationObserver(() => {
    hasChanged = true;
    // a look forces a layout: where all is well, the next one comes soon enough
    if (!wasSeen || misses > 0) judge();
  });
  const edges = new MutationObserver(look);
  // speaks at once of what it is given: each element is given to it only once
  const size =
    typeof ResizeObserver === 'function'
      ? new ResizeObserver((entries) => {
          if (entries.some(({ contentRect }) => contentRect.height < 1)) look();
        })
      : undefined;

  function judge(): Sight | 'good' {
    const sight = lookAtSlot(holder);
    if (!isGood(sight, mayBeEmpty)) return sight;
    misses = 0;
    if (!wasSeen) {
      wasSeen = true;
      onSeen();
    }
    return 'good';
  }

  function lookAgain(): void {
    const sight = judge();
    if (sight === 'good' && !hasChanged) {
      changes.disconnect();
      return;
    }
    hasChanged = false;
    if (sight !== 'good') misses += 1;
    if (sight !== 'good' && misses >= MISSES) {
      close();
      onLost(sight);
      return;
    }
    timer = setTimeout(lookAgain, PAUSE);
  }

  function watchIsland(found: Element | null): void {
    if (found === island) return;
    island = found;
    edges.disconnect();
    size?.disconnect();
    edges.observe(holder, { childList: true });
    if (!island) return;
    edges.observe(island, { childList: true });
    size?.observe(island);
  }

  function look(): void {
    watchIsland(islandOf(holder));
    changes.observe(holder, { childList: true, subtree: true, characterData: true });
    clearTimeout(timer);
    timer = setTimeout(lookAgain, PAUSE);
  }

  function close(): void {
    clearTimeout(timer);
    changes.disconnect();
    edges.disconnect();
    size?.disconnect();
  }

  edges.observe(holder, { childList: true });
  look();
  judge();
  return { look, close };
}
