import { Histogram, type Registry } from 'prom-client';
import { SECONDS } from 'server-kit/http/requestSeconds';
import type { PageName } from 'shared-contracts/site';
import { lastSeen } from './lastSeen.ts';

/** How the server's part of a slot ended: painted, or left to the browser. */
export type PaintOutcome = 'painted' | 'failed';

/** One first paint of a widget in a slot. */
export interface TimedPaint {
  /** The name of one of the slots of the shell's own pages. */
  readonly slot: string;
  /** `widget@version`. */
  readonly widget: string;
  readonly outcome: PaintOutcome;
  readonly seconds: number;
}

export interface PageTimings {
  page(page: PageName, status: number, seconds: number): void;
  paint(paint: TimedPaint): void;
}

/** The versions of widgets whose durations are kept: all live ones and those before them. */
export const MOST_VERSIONS = 48;

/** Registers how long pages, slots and versions of widgets take, and how they end. */
export function pageTimings(registry: Registry): PageTimings {
  const shared = { buckets: SECONDS, registers: [registry] };
  const pages = new Histogram({
    name: 'shell_page_seconds',
    help: 'Time from the request of a page to the end of its document',
    labelNames: ['page', 'status'],
    ...shared,
  });
  const slots = new Histogram({
    name: 'shell_slot_seconds',
    help: 'Time of a document to have a slot painted, or to leave it to the browser',
    labelNames: ['slot', 'outcome'],
    ...shared,
  });
  const widgets = new Histogram({
    name: 'shell_widget_seconds',
    help: 'The same by widget@version',
    labelNames: ['widget', 'outcome'],
    ...shared,
  });
  const note = lastSeen(MOST_VERSIONS, (widget) => {
    for (const outcome of ['painted', 'failed'] satisfies PaintOutcome[])
      widgets.remove({ widget, outcome });
  });
  return {
    page: (page, status, seconds) => pages.observe({ page, status: String(status) }, seconds),
    paint({ slot, widget, outcome, seconds }) {
      note(widget);
      slots.observe({ slot, outcome }, seconds);
      widgets.observe({ widget, outcome }, seconds);
    },
  };
}
