import { useState } from 'react';
import { useTranslations } from 'shared-ui/messages';
import classes from '../panel/panel.module.css';
import type { Happening } from 'host-kit/developer-hook/happenings';
import { useLog } from '../panel/OverlayContext.ts';
import { CheckBox } from '../panel/CheckBox.tsx';
import { Part } from '../panel/Part.tsx';
import { reasonOf } from './reasonOf.ts';

/** Returns the payload unmasked: it stays on this screen. Only data that leaves the browser is masked (ADR 020). */
function toText(payload: unknown): string {
  try {
    return JSON.stringify(payload) ?? String(payload);
  } catch {
    return String(payload);
  }
}

function BusItem({ at, event, sender, hearers, payload, late, error }: Happening<'bus'>) {
  const t = useTranslations('bus');
  return (
    <li className={classes['item']} data-refused={error ? true : undefined}>
      <span className={classes['aside']}>{t('at', { at: Math.round(at) })}</span>
      <b>{event}</b>
      {error && (
        <p className={classes['refused']}>
          <b>{t('refused')}</b> {reasonOf(error, payload)}
        </p>
      )}
      <p className={classes['figures']}>
        {t(late ? 'late' : 'way', { sender, hearers: hearers.join('、') || t('nobody') })}
      </p>
      <code className={classes['payload']}>{toText(payload)}</code>
    </li>
  );
}

/** Lists the events on the bus since the document began, the newest first. */
export function BusLog() {
  const t = useTranslations('bus');
  const [onlyRefused, setOnlyRefused] = useState(false);
  const all = useLog().of('bus');
  const shown = [...all].reverse().filter(({ error }) => !onlyRefused || error);
  return (
    <Part title={t('title')} count={all.length}>
      <CheckBox label={t('onlyRefused')} isChecked={onlyRefused} onChange={setOnlyRefused} />
      {shown.length === 0 && <p className={classes['figures']}>{t('none')}</p>}
      <ol className={classes['list']} aria-label={t('title')} reversed>
        {shown.map((each) => (
          <BusItem key={`${each.at} ${each.event} ${each.hearers.join()}`} {...each} />
        ))}
      </ol>
    </Part>
  );
}
