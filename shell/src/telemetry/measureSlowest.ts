import { placeOf, type Place } from './placeOf.ts';
import { type LongFrame, scriptName, slowScripts, type Stretch } from './slowScripts.ts';
import type { Slowest } from './visit.ts';

/** Milliseconds below which nobody notices an interaction; such interactions get no entry. */
const NOTICEABLE = 40;

function observe<Entry extends PerformanceEntry>(type: string, told: (entry: Entry) => void): void {
  // TypeScript's `PerformanceObserverInit` lacks `durationThreshold` (milliseconds, Event Timing).
  const options = { type, buffered: true, durationThreshold: NOTICEABLE };
  try {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) told(entry as Entry);
    }).observe(options);
  } catch {
    // This browser does not measure entries of this type.
  }
}

/** The slowest interaction up to now. */
interface Interaction extends Stretch {
  readonly event: string;
  readonly place: Place | undefined;
}

/**
 * Measures the slowest of a document from its beginning on, and where it happened; the largest contentful paint
 * only if the document is visible. The place is read at once, since an element may go.
 */
export function measureSlowest({ visibilityState }: Document): () => Slowest {
  let lcp = 0;
  let painted: Place | undefined;
  let slowest: Interaction = { startTime: 0, duration: 0, event: '', place: undefined };
  const scripts = slowScripts();
  if (visibilityState === 'visible')
    observe<LargestContentfulPaint>('largest-contentful-paint', ({ startTime, element }) => {
      lcp = startTime;
      painted = placeOf(element);
    });
  observe<PerformanceEventTiming>('event', ({ startTime, duration, name, target }) => {
    if (duration > slowest.duration)
      slowest = { startTime, duration, event: name, place: placeOf(target) };
  });
  observe<LongFrame>('long-animation-frame', (frame) => scripts.add(frame, slowest));
  const interaction = () => {
    const { event, place } = slowest;
    if (!place) return undefined;
    const script = scriptName(scripts.longestIn(slowest) ?? '', place.widget);
    return { ...place, event, ...(script !== undefined && { script }) };
  };
  return () => ({
    lcp,
    inp: slowest.duration,
    causes: { lcp: painted, inp: interaction() },
  });
}
