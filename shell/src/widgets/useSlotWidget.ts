import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { WidgetProps } from 'shared-contracts/widget';
import { slotSettled, slotWaiting } from '../page-state/readinessSlice.ts';
import type { ReleasedWidget } from 'host-kit/release/releaseSet';
import { openSlot, type OpenSlot } from './openSlot.ts';
import { openWhenWanted } from './openWhenWanted.ts';
import { markEmpty } from './sight/markEmpty.ts';
import { useSlots } from './SlotsContext.ts';

interface SlotPlan {
  readonly name: string;
  readonly widget: ReleasedWidget | undefined;
  readonly mayBeEmpty: boolean;
  readonly canWait: boolean;
  readonly isPersonal: boolean;
}

interface SlotWidget {
  /** The element that the frame leaves to the widget. */
  readonly holder: RefObject<HTMLDivElement | null>;
  readonly phase: 'waiting' | 'ready' | 'failed';
  /** The version that stands in for one that failed. */
  readonly standIn: ReleasedWidget | undefined;
  readonly retry: () => void;
}

/** Calls back when the page comes back from the browser's memory. */
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

/** A widget's life in its slot: opened, kept up with the page, begun anew, closed with the slot. */
export function useSlotWidget({
  name,
  widget,
  mayBeEmpty,
  canWait,
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
    const place = holder.current;
    const settle = (to: 'ready' | 'failed') => {
      setPhase(to);
      if (!canWait) services.store.dispatch(slotSettled(name));
    };
    const begin = () => {
      open.current = openSlot(services, {
        slot: name,
        widget,
        holder: place,
        mayBeEmpty,
        props: latest.current,
        onReady: () => settle('ready'),
        onLastGood: setStandIn,
        onFailed: () => settle('failed'),
      });
    };
    const forget = canWait
      ? openWhenWanted(place, (start) => services.nonEssential.register(name, start), begin)
      : undefined;
    if (!canWait) {
      services.store.dispatch(slotWaiting(name));
      begin();
    }
    return () => {
      forget?.();
      open.current?.close();
      open.current = undefined;
      if (!canWait) services.store.dispatch(slotSettled(name));
    };
  }, [services, widget, name, canWait, mayBeEmpty, attempt]);

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
