import { useTranslations } from 'shared-ui/messages';
import home from '../home/HomePage.module.css';
import { StaffBar } from '../session/StaffBar.tsx';
import type { ReleasesState } from '../state/staffState.ts';
import { ConfirmForm } from './ConfirmForm.tsx';
import classes from './ReleasesPage.module.css';
import { Notice } from './Notice.tsx';
import { WidgetCard } from './WidgetCard.tsx';

/** R10.04: panda staff see the releases of every widget here, and change them. */
export function ReleasesPage({ state }: { readonly state: ReleasesState }) {
  const t = useTranslations('releases');
  const { widgets, unreadable = [], localPreviews, notice, confirm } = state;
  return (
    <StaffBar state={state}>
      <p className={classes['ways']}>
        <a href="/staff/panda">{t('back')}</a>
        <a href="/staff/panda/status">{t('status')}</a>
      </p>
      <div className={classes['head']}>
        <h1 className={home['heading']}>{t('heading')}</h1>
        {!confirm && <a href="/staff/panda/releases">{t('refresh')}</a>}
      </div>
      {notice && <Notice notice={notice} />}
      {!widgets && notice?.kind !== 'unavailable' && <p role="alert">{t('unavailable')}</p>}
      {widgets?.length === 0 && unreadable.length === 0 && !confirm && (
        <p className={home['note']}>{t('empty')}</p>
      )}
      <div className={classes['widgets']}>
        {confirm && <ConfirmForm unproved={confirm} hasKey={(state.user.securityKeys ?? 0) > 0} />}
        {unreadable.map((name) => (
          <section key={name} className={home['card']} aria-labelledby={`releases-${name}`}>
            <h2 className={home['title']} id={`releases-${name}`}>
              {name}
            </h2>
            <p role="alert">{t('unreadable')}</p>
          </section>
        ))}
        {widgets?.map((widget) => (
          <WidgetCard key={widget.name} widget={widget} localPreviews={localPreviews} />
        ))}
      </div>
    </StaffBar>
  );
}
