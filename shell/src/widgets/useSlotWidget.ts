import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { WidgetProps } from 'shared-contracts/widget';
import { slotFailed, slotSettled, slotWaiting } from '../page-state/readinessSlice.ts';
import type { ReleasedWidget } from 'host-kit/release/releaseSet';
import { openSlot, type OpenSlot } from './openSlot.ts';
import { openWhenWanted } from './openWhenWanted.ts';
import { markEmpty } from './sight/markEmpty.ts';
import { useSlots, type SlotServices } from './SlotsContext.ts';
import { touchedSlot } from './touch/touchedSlot.ts';

/** What a slot's place on the page says about its widget. */
interface SlotPlan {
  readonly name: string;
  readonly widget: ReleasedWidget | undefined;
  readonly mayBeEmpty: boolean;
  readonly canWait: boolean;
  readonly isFirst: boolean;
  readonly isPersonal: boolean;
}

interface SlotWidget {
  /** The element that the frame leaves to the widget. */
  readonly holder: RefObject<HTMLDivElement | null>;
  readonly phase: 'waiting' | 'ready' | 'failed';
  /** The version that stands in for one that failed; undefined if none does. */
  readonly standIn: ReleasedWidget | undefined;
  /** Opens the widget once more, after it has failed. */
  readonly retry: () => void;
}

/** What one opening of a slot works with. */
interface Opening extends Omit<SlotPlan, 'widget' | 'isPersonal'> {
  readonly widget: ReleasedWidget;
  readonly holder: HTMLElement;
  /** Holds the open slot from the moment when the widget is opened until it is closed. */
  readonly open: RefObject<OpenSlot | undefined>;
  /** Holds the props of the present address. */
  readonly latest: RefObject<WidgetProps>;
  readonly onPhase: (phase: 'ready' | 'failed') => void;
  readonly onLastGood: (widget: ReleasedWidget) => void;
}

/** How soon a slot gets its turn: first what the visitor has touched, then what the page names. */
function urgencyOf({ name, isFirst }: Pick<Opening, 'name' | 'isFirst'>): number {
  if (touchedSlot() === name) return 2;
  return isFirst ? 1 : 0;
}

/**
 * Opens a widget in its turn, or when it is wanted if it can wait and has not been touched. Returns
 * what closes it.
 */
function startInSlot(services: SlotServices, opening: Opening): () => void {
  const { name, holder, canWait, open, latest, onPhase, onLastGood } = opening;
  const { store, nonEssential, takeTurn } = services;
  const settle = (phase: 'ready' | 'failed') => {
    onPhase(phase);
    if (canWait) return;
    const isMissed = phase === 'failed' && !opening.mayBeEmpty;
    store.dispatch(isMissed ? slotFailed(name) : slotSettled(name));
  };
  const begin = () => {
    open.current = openSlot(services, {
      slot: name,
      widget: opening.widget,
      holder,
      mayBeEmpty: opening.mayBeEmpty,
      props: latest.current,
      onReady: () => settle('ready'),
      onLastGood,
      onFailed: () => settle('failed'),
    });
  };
  let forgetTurn = () => {};
  const ask = () => {
    forgetTurn = takeTurn(urgencyOf(opening), begin);
  };
  const waits = canWait && touchedSlot() !== name;
  const forget = waits
    ? openWhenWanted(holder, (start) => nonEssential.register(name, start), ask)
    : undefined;
  if (!canWait) store.dispatch(slotWaiting(name));
  if (!waits) ask();
  return () => {
    forget?.();
    forgetTurn();
    open.current?.close();
    open.current = undefined;
    if (!canWait) store.dispatch(slotSettled(name));
  };
}

/** Calls `onRestored` when the page comes back from the browser's back-forward cache. */
function useRestored(isWanted: boolean, onRestored: () => void): void {
  const restored = useEffectEvent(onRestored);
  useEffect(() => {
    if (!isWanted) return undefined;
    const beginAnew = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restored();
    };
    window.addEventListener('pageshow', beginAnew);
    return () => window.removeEventListener('pageshow', beginAnew);
  }, [isWanted]);
}

/**
 * Opens a slot's widget, gives it each new address, opens it again on demand, and closes it with
 * the slot.
 */
export function useSlotWidget({
  name,
  widget,
  mayBeEmpty,
  canWait,
  isFirst,
  isPersonal,
}: SlotPlan): SlotWidget {
  const { props, services } = useSlots();
  const { page, query } = props;
  const holder = useRef<HTMLDivElement>(null);
  const open = useRef<OpenSlot>(undefined);
  const latest = useRef<WidgetProps>({ page, query });
  const [attempt, setAttempt] = useState(0);
  const [standIn, setStandIn] = useState<ReleasedWidget>();
  const [phase, setPhase] = useState<SlotWidget['phase']>(widget ? 'waiting' : 'failed');

  useEffect(() => {
    if (!services || !widget || !holder.current) return undefined;
    return startInSlot(services, {
      name,
      widget,
      holder: holder.current,
      mayBeEmpty,
      canWait,
      isFirst,
      open,
      latest,
      onPhase: setPhase,
      onLastGood: setStandIn,
    });
  }, [services, widget, name, canWait, isFirst, mayBeEmpty, attempt]);

  useEffect(() => (holder.current ? markEmpty(holder.current) : undefined), []);

  useEffect(() => {
    latest.current = { page, query };
    open.current?.update(latest.current);
  }, [page, query]);

  useRestored(isPersonal, () => setAttempt((count) => count + 1));

  const retry = () => {
    setPhase('waiting');
    setStandIn(undefined);
    setAttempt(attempt + 1);
  };
  return { holder, phase, standIn, retry };
}
