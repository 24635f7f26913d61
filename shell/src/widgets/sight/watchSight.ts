import { lookAtSlot, type Sight } from './lookAtSlot.ts';
import { watchEdges } from './watchEdges.ts';

/** The time between two looks, in milliseconds. */
const PAUSE = 500;
/** How many looks in a row may fail: five seconds, for a part that arrives over a slow line. */
const MISSES = 10;

export interface SightRequest {
  /** The element inside the slot that the frame leaves to the widget. */
  readonly holder: HTMLElement;
  /** Whether the widget may say that it has nothing to show, because the page is complete without it. */
  readonly mayBeEmpty: boolean;
  /** Called once, when a person sees the widget, or when it has chosen to show nothing. */
  onSeen(): void;
  /** Called once, when nobody can see what should be there. The watch ends then. */
  onLost(sight: Sight): void;
}

export interface SightWatch {
  /** Looks until the widget has settled again. For the moment when the widget gets new props. */
  look(): void;
  close(): void;
}

function isGood(sight: Sight, mayBeEmpty: boolean): boolean {
  return sight === 'seen' || sight === 'away' || (sight === 'empty' && mayBeEmpty);
}

/**
 * R10.05: a widget is ready when a person sees it. Looks at a mounted widget at once, until it has
 * settled, after each update, and whenever its element is removed, is emptied, or loses its height.
 */
export function watchSight({ holder, mayBeEmpty, onSeen, onLost }: SightRequest): SightWatch {
  let wasSeen = false;
  let hasChanged = false;
  let misses = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const changes = new MutationObserver(() => {
    hasChanged = true;
    // A look forces a layout. Where all is well, the next timed look comes soon enough.
    if (!wasSeen || misses > 0) judge();
  });
  const edges = watchEdges(holder, look);

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

  function look(): void {
    edges.follow();
    changes.observe(holder, { childList: true, subtree: true, characterData: true });
    clearTimeout(timer);
    timer = setTimeout(lookAgain, PAUSE);
  }

  function close(): void {
    clearTimeout(timer);
    changes.disconnect();
    edges.close();
  }

  look();
  judge();
  return { look, close };
}
