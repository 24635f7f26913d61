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
  const { widgets, localPreviews, notice, confirm } = state;
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
      {widgets.length === 0 && !confirm && notice?.kind !== 'unavailable' && (
        <p className={home['note']}>{t('empty')}</p>
      )}
      <div className={classes['widgets']}>
        {confirm && <ConfirmForm unproved={confirm} hasKey={(state.user.securityKeys ?? 0) > 0} />}
        {widgets.map((widget) => (
          <WidgetCard key={widget.name} widget={widget} localPreviews={localPreviews} />
        ))}
      </div>
    </StaffBar>
  );
}
