import { useTranslations } from 'shared-ui/messages';
import classes from '../panel/panel.module.css';
import { useLog } from '../panel/OverlayContext.ts';
import { Part } from '../panel/Part.tsx';

/** Lists the errors that were reported to the server, each under its owner's name, the newest first. */
export function ErrorList() {
  const t = useTranslations('errors');
  const errors = useLog()
    .of('report')
    .filter(({ kind }) => kind === 'error')
    .reverse();
  return (
    <Part title={t('title')} count={errors.length}>
      {errors.length === 0 && <p className={classes['figures']}>{t('none')}</p>}
      <ol className={classes['list']} reversed>
        {errors.map(({ at, widget, slot, message, context }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two reports may say the same at the same moment
          <li key={errors.length - index} className={classes['item']}>
            <span className={classes['aside']}>{t('at', { at: Math.round(at) })}</span>
            <b>{widget}</b>
            <p className={classes['figures']}>
              {[slot, ...Object.values(context ?? {})].filter(Boolean).join('・')}
            </p>
            <code className={classes['payload']}>{message}</code>
          </li>
        ))}
      </ol>
    </Part>
  );
}
