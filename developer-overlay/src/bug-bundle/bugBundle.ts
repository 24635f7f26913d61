import { EVENTS, isEventName } from 'shared-contracts/events';
import type { DocumentState } from 'host-kit/document/documentState';
import { reasonOf } from '../bus-log/reasonOf.ts';
import type { Happening } from 'host-kit/developer-hook/happenings';
import type { DocumentLog } from '../log/documentLog.ts';
import { maskHref, maskQuery } from '../privacy/maskQuery.ts';
import { maskText, shapeOf } from '../privacy/maskText.ts';
import { chosenPackages } from '../shared-packages/chosenPackages.ts';
import { loadedOf, timingsOf } from '../slots/timingsOf.ts';
import type { ShownSlot } from '../slots/useShownSlots.ts';
import { whyOf } from '../slots/whyOf.ts';

/** What the bundle takes from the browser. */
export interface BugWorld {
  /** ISO 8601. */
  readonly madeAt: string;
  readonly address: string;
  readonly userAgent: string;
  readonly viewport: {
    readonly width: number;
    readonly height: number;
    readonly pixelRatio: number;
  };
  /** The keys alone: their values may speak of a person. */
  readonly sessionKeys: readonly string[];
  readonly performance: Pick<Performance, 'getEntriesByName' | 'getEntriesByType'>;
}

function hasPassed({ event, error }: Happening<'bus'>): boolean {
  return error === undefined && isEventName(event);
}

/**
 * A payload that fits the catalogue keeps the fields that the catalogue names. Of every other payload only the shape leaves
 * the browser.
 */
function toBusLine(activity: Happening<'bus'>) {
  const { at, event, sender, hearers, payload, late, error } = activity;
  return {
    at: Math.round(at),
    event,
    sender,
    hearers,
    ...(late && { late }),
    ...(hasPassed(activity) && isEventName(event)
      ? { payload: EVENTS[event].schema.parse(payload) }
      : { shape: shapeOf(payload) }),
    ...(error && { refused: maskText(reasonOf(error, payload)) }),
  };
}

function toReport({ at, widget, slot, message, stack, context }: Happening<'report'>) {
  return {
    at: Math.round(at),
    widget,
    slot,
    message: maskText(message),
    ...(stack !== undefined && { stack: maskText(stack) }),
    ...(context && { context }),
  };
}

function toSlotLine(
  { slot, widget, phase }: ShownSlot,
  state: DocumentState,
  log: DocumentLog,
  world: BugWorld,
) {
  return {
    slot,
    phase,
    ...(widget !== undefined && {
      widget,
      why: whyOf(widget, state),
      ...timingsOf(slot, log, world.performance),
      ...loadedOf(widget, world.performance),
    }),
  };
}

/**
 * Returns the data for a bug report, ready for JSON. It holds no cookie, no token, no reply of the gateway and nothing about
 * a member (ADR 020).
 */
export function bugBundle(
  log: DocumentLog,
  state: DocumentState,
  slots: readonly ShownSlot[],
  world: BugWorld,
) {
  return {
    bundle: 1,
    madeAt: world.madeAt,
    page: {
      name: state.page,
      address: maskHref(world.address, state.origin),
      firstQuery: maskQuery(state.query),
      locale: state.locale,
      device: state.device,
    },
    shell: { build: state.build, builtAt: new Date(state.builtAt).toISOString() },
    ...(state.preview && { preview: state.preview }),
    release: Object.fromEntries(
      Object.values(state.release.widgets).map(({ name, version, why, language, lastGood }) => [
        name,
        { version, why, language, lastGood: lastGood?.version, ...state.developer?.reasons[name] },
      ]),
    ),
    slots: slots.map((shown) => toSlotLine(shown, state, log, world)),
    sharedPackages: chosenPackages(state.release),
    errors: log
      .of('report')
      .filter(({ kind }) => kind === 'error')
      .map(toReport),
    bus: log.of('bus').map(toBusLine),
    navigations: log.of('navigation').map(({ at, href, by, asked }) => ({
      at: Math.round(at),
      href: maskHref(href, state.origin),
      by,
      ...(asked && { asked }),
    })),
    browser: { userAgent: world.userAgent, viewport: world.viewport },
    sessionKeys: world.sessionKeys,
  };
}
