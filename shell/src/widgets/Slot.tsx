import { EMPTY_HTML } from '../host/trustedTypes.ts';
import { EMPTY_MARKER, SLOT_MARKER } from './slotMarker.ts';
import { useSlots } from './SlotsContext.ts';
import { SlotFallback } from './SlotFallback.tsx';
import { useSlotWidget } from './useSlotWidget.ts';
import classes from './Slot.module.css';

export interface SlotProps {
  readonly name: string;
  /**
   * What is shown if the widget fails: a message with a retry, or nothing if the page is complete
   * without it.
   */
  readonly whenFailed?: 'message' | 'nothing';
  /**
   * R4.34: opens the widget when it is near the screen, touched, or when the rest of the page is
   * ready.
   */
  readonly canWait?: boolean;
  /** Opens the widget before the others of its page, except one that the visitor has touched. */
  readonly isFirst?: boolean;
  /**
   * Opens the widget again when the page comes back from the back-forward cache, because it shows
   * what belongs to one visitor (fault 16).
   */
  readonly isPersonal?: boolean;
}

/**
 * A place on the page, which the release set gives to a widget. The frame never changes its
 * content.
 */
export function Slot({
  name,
  whenFailed = 'message',
  canWait = false,
  isFirst = false,
  isPersonal = false,
}: SlotProps) {
  const { release, language, services } = useSlots();
  const widget = release.widgets[release.slots[name] ?? ''];
  const mayBeEmpty = whenFailed === 'nothing';
  const { holder, phase, standIn, retry } = useSlotWidget({
    name,
    widget,
    mayBeEmpty,
    canWait,
    isFirst,
    isPersonal,
  });
  const shown = standIn ?? widget;
  // No widget fills this slot yet.
  if (!widget && mayBeEmpty) return null;
  return (
    <div
      className={classes['slot']}
      lang={widget && widget.language !== language ? widget.language : undefined}
      data-slot={name}
      data-widget={shown ? `${shown.name}@${shown.version}` : undefined}
      data-why={shown?.why}
      data-phase={phase}
      data-collapses={mayBeEmpty || undefined}
      data-empty={services ? undefined : EMPTY_MARKER(name)}
      suppressHydrationWarning
    >
      {phase === 'failed' && !mayBeEmpty && <SlotFallback onRetry={widget ? retry : undefined} />}
      <div
        ref={holder}
        className={classes['holder']}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: services ? EMPTY_HTML : SLOT_MARKER(name) }}
      />
    </div>
  );
}
