/** What the watching script records of one document. */
interface Watched {
  /** The server's controls that were visible before any script of the site ran. */
  readonly controls: readonly HTMLElement[];
  /** The texts that were visible in the slots at that time. */
  readonly texts: readonly string[];
  /** The texts that are visible in the slots now. */
  readTexts(): string[];
  /** The cumulative layout shift; null where the engine does not measure it. */
  shift: number | null;
}

export type WatchedGlobal = typeof globalThis & { watchedDocument: Watched };

/** Its source is the first script in the head of every document, so it uses nothing from outside itself. */
export function watchDocument(told: string): void {
  const tell = (line: string) => {
    // the request ends before the document can go away
    const request = new XMLHttpRequest();
    request.open('POST', told, false);
    request.send(line);
  };
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    tell(`policy: ${violatedDirective} ${blockedURI}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => tell(`uncaught: ${reason}`));
  // Firefox tells of scripts that it stops loading because the visitor goes on
  let isLeft = false;
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) tell(`uncaught: ${event.message}`);
      else if (!isLeft) tell(`not loaded: ${target.outerHTML.slice(0, 200)}`);
    },
    true,
  );
  for (const level of ['error', 'warn'] as const) {
    const say = console[level];
    console[level] = (...words: unknown[]) => {
      tell(`console: ${words.map(String).join(' ')}`);
      say(...words);
    };
  }

  const isSeen = (element: HTMLElement) =>
    element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });
  const readTexts = () =>
    [...document.querySelectorAll('[data-slot]')].flatMap((slot) => {
      const texts: string[] = [];
      const walker = document.createTreeWalker(slot, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement, data } = walker.currentNode as Text;
        const text = data.trim();
        // a map draws what fits into its place
        const isRead =
          parentElement?.closest('svg, script, option, [role="group"] a') === null &&
          isSeen(parentElement);
        if (isRead && text !== '') texts.push(`${slot.getAttribute('data-slot')}: ${text}`);
      }
      return texts;
    });
  const keep = () => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary'),
    ];
    const watched: Watched = {
      // pins are drawn again once the map's size is known
      controls: controls.filter((control) => isSeen(control) && !control.closest('svg')),
      texts: readTexts(),
      readTexts,
      shift: PerformanceObserver.supportedEntryTypes.includes('layout-shift') ? 0 : null,
    };
    (globalThis as WatchedGlobal).watchedDocument = watched;
    if (watched.shift === null) return;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) watched.shift = (watched.shift ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  };
  // runs once the document is parsed, before deferred scripts
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') keep();
  });
}
