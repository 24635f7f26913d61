import { useEffect, useRef, useState } from 'react';
import type { WidgetProps } from 'shared-contracts/widget';
import { EMPTY_HTML } from '../host/trustedTypes.ts';
import type { ReleasedWidget } from '../release/releaseSet.ts';
import { slotSettled, slotWaiting } from '../page-state/readinessSlice.ts';
import { openSlot, type OpenSlot } from './openSlot.ts';
import { openWhenWanted } from './openWhenWanted.ts';
import { markEmpty } from './sight/markEmpty.ts';
import { EMPTY_MARKER, SLOT_MARKER } from './slotMarker.ts';
import { useSlots } from './SlotsContext.ts';
import { SlotFallback } from './SlotFallback.tsx';
import classes from './Slot.module.css';

interface SlotProps {
  readonly name: string;
  /** What a visitor sees when the widget fails: a message with a retry, or nothing where the page is whole without it. */
  readonly whenFailed?: 'message' | 'nothing';
  /** R4.34: comes alive when it is seen or touched, or when the rest of the page is; its HTML is there from the start. */
  readonly canWait?: boolean;
  /** Shows what belongs to one visitor: begins anew when the page comes back from the browser's memory (fault 16). */
  readonly isPersonal?: boolean;
}

/** A place on the page that the release set gives to a widget. The frame never touches what stands in it. */
export function Slot({
  name,
  whenFailed = 'message',
  canWait = false,
  isPersonal = false,
}: SlotProps) {
  const { release, language, props, services } = useSlots();
  const { page, query } = props;
  const widget = release.widgets[release.slots[name] ?? ''];
  const holder = useRef<HTMLDivElement>(null);
  const open = useRef<OpenSlot>(undefined);
  const latest = useRef<WidgetProps>({ page, query });
  const [attempt, setAttempt] = useState(0);
  const [standIn, setStandIn] = useState<ReleasedWidget>();
  const [phase, setPhase] = useState<'waiting' | 'ready' | 'failed'>(widget ? 'waiting' : 'failed');

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
        mayBeEmpty: whenFailed === 'nothing',
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
  }, [services, widget, name, canWait, whenFailed, attempt]);

  useEffect(() => (holder.current ? markEmpty(holder.current) : undefined), []);

  useEffect(() => {
    latest.current = { page, query };
    open.current?.update(latest.current);
  }, [page, query]);

  useEffect(() => {
    if (!isPersonal) return undefined;
    const beginAnew = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setAttempt((count) => count + 1);
    };
    window.addEventListener('pageshow', beginAnew);
    return () => window.removeEventListener('pageshow', beginAnew);
  }, [isPersonal]);

  const shown = standIn ?? widget;
  const retry = () => {
    setPhase('waiting');
    setStandIn(undefined);
    setAttempt(attempt + 1);
  };
  // nobody fills it: a place for a widget that may come
  if (!widget && whenFailed === 'nothing') return null;
  return (
    <div
      className={classes['slot']}
      lang={widget && widget.language !== language ? widget.language : undefined}
      data-slot={name}
      data-widget={shown ? `${shown.name}@${shown.version}` : undefined}
      data-why={shown?.why}
      data-phase={phase}
      data-collapses={whenFailed === 'nothing' || undefined}
      data-empty={services ? undefined : EMPTY_MARKER(name)}
      suppressHydrationWarning
    >
      {phase === 'failed' && whenFailed === 'message' && (
        <SlotFallback onRetry={widget ? retry : undefined} />
      )}
      <div
        ref={holder}
        className={classes['holder']}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: services ? EMPTY_HTML : SLOT_MARKER(name) }}
      />
    </div>
  );
}
