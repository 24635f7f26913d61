import { unrenderedIn } from './unrendered.ts';
import { measureSlowest } from './measureSlowest.ts';
import { reportWritten } from './reportWritten.ts';
import { toVisit } from './visit.ts';
import type { WidgetWatch } from './watchWidgets.ts';

/** Milliseconds after which a document that has its ticket says that it runs. */
const RUNS_AFTER = 5000;

function beacon(url: string, body: object): void {
  try {
    navigator.sendBeacon(url, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  } catch {
    // The report is lost, which only makes the count smaller.
  }
}

/**
 * Says with the document's ticket that the document runs, which one that hangs cannot, and sends the
 * report once, when the document is left or hidden. Until then errors in the console count, too.
 */
export function sendVisit(
  { failed, report }: WidgetWatch,
  { document }: Window,
  ticket: string,
): void {
  const end = reportWritten(report);
  const slowest = measureSlowest(document);
  const unrendered = unrenderedIn(document);
  const tellRuns = () => beacon('/telemetry/heard', { ticket });
  const runs = setTimeout(tellRuns, RUNS_AFTER);
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    clearTimeout(runs);
    end();
    if (failed.size === 0 && unrendered.length === 0) tellRuns();
    else beacon('/telemetry/visit', { ticket, ...toVisit({ failed, unrendered }, slowest()) });
  };
  document.addEventListener('visibilitychange', send);
}
