import { useTranslations } from 'shared-ui/messages';
import classes from '../panel/panel.module.css';
import { useLog, useOverlay } from '../panel/OverlayContext.ts';
import { Part } from '../panel/Part.tsx';
import { loadedOf, timingsOf } from './timingsOf.ts';
import type { ShownSlot } from './useShownSlots.ts';
import { whyOf } from './whyOf.ts';

function SlotItem({ slot, widget, phase }: ShownSlot) {
  const t = useTranslations('slots');
  const why = useTranslations('why');
  const { state } = useOverlay();
  const log = useLog();
  if (widget === undefined)
    return (
      <li className={classes['item']}>
        <b>{slot}</b>
        <span className={classes['aside']}>{t('nobody')}</span>
      </li>
    );
  const reason = whyOf(widget, state);
  const { load, alive, aliveAt, hydrated } = timingsOf(slot, log, performance);
  const { files, bytes } = loadedOf(widget, performance);
  const progress = () => {
    if (phase === 'failed') return t('failed');
    if (aliveAt === undefined) return t('waiting');
    const how = t(hydrated ? 'hydrated' : 'drawn');
    return t('times', { load: load ?? 0, alive: alive ?? 0, at: aliveAt, how });
  };
  return (
    <li className={classes['item']} data-phase={phase}>
      <b>{slot}</b>
      <code className={classes['version']}>{widget}</code>
      {reason && <p className={classes['why']}>{why(reason.key, reason.values)}</p>}
      <p className={classes['figures']}>
        {progress()}
        {files > 0 && ` ${t('weight', { files, kilobytes: Math.round(bytes / 1024) })}`}
      </p>
    </li>
  );
}

/** Lists every slot of the page: which version fills it, why, and how it came alive. */
export function SlotList({ slots }: { readonly slots: readonly ShownSlot[] }) {
  const t = useTranslations('slots');
  return (
    <Part title={t('title')} count={slots.length}>
      <ul className={classes['list']}>
        {slots.map((shown) => (
          <SlotItem key={shown.slot} {...shown} />
        ))}
      </ul>
    </Part>
  );
}
