import type { ReactNode } from 'react';
import { useTranslations } from 'shared-ui/messages';
import home from '../home/HomePage.module.css';
import releases from '../releases/ReleasesPage.module.css';
import { StaffBar } from '../session/StaffBar.tsx';
import type { LiveWidget, ServerStatus, StatusState } from '../state/staffState.ts';
import { ErrorList } from './ErrorList.tsx';
import classes from './StatusPage.module.css';
import { toAge } from './toAge.ts';

function Section({
  id,
  name,
  children,
}: Readonly<Record<'id' | 'name', string>> & { readonly children: ReactNode }) {
  return (
    <section className={`${home['card']} ${classes['section']}`} aria-labelledby={id}>
      <h2 className={home['title']} id={id}>
        {name}
      </h2>
      {children}
    </section>
  );
}

function ServerItem({ server: { name, is, missing, without } }: { readonly server: ServerStatus }) {
  const t = useTranslations('status');
  return (
    <li>
      <b>{t(`server.${name}`)}</b>
      <span className={classes['state']} data-is={is}>
        {t(`is.${is}`)}
      </span>
      {missing.length > 0 && <p>{t('missing', { names: missing.join(', ') })}</p>}
      {without.length > 0 && <p>{t('without', { names: without.join(', ') })}</p>}
    </li>
  );
}

function Freshness({ state: { inventory, answerAge } }: { readonly state: StatusState }) {
  const t = useTranslations('status');
  const age = (seconds: number) => {
    const { unit, count } = toAge(seconds);
    return t(`age.${unit}`, { count });
  };
  return (
    <>
      <li>
        <b>{t('inventory')}</b>
        {inventory
          ? t('checked', {
              checked: age(inventory.checkedSeconds),
              changed: age(inventory.changedSeconds),
            })
          : t('inventoryUnknown')}
      </li>
      <li>
        <b>{t('answer')}</b>
        {t('answered', { checked: age(answerAge) })}
      </li>
    </>
  );
}

function Live({ live }: { readonly live: readonly LiveWidget[] }) {
  const t = useTranslations('status');
  if (live.length === 0) return <p>{t('none')}</p>;
  return (
    <ul className={classes['list']}>
      {live.map(({ name, version, traffic, isTrial }) => (
        <li key={`${name}@${version}`}>
          <b>
            {name}@{version}
          </b>
          {t(isTrial ? 'trial' : 'stable', { traffic })}
        </li>
      ))}
    </ul>
  );
}

/** R10.05: panda staff see here whether the site is well, and what visitors' browsers say. */
export function StatusPage({ state }: { readonly state: StatusState }) {
  const t = useTranslations('status');
  return (
    <StaffBar state={state}>
      <p className={releases['ways']}>
        <a href="/staff/panda">{t('back')}</a>
        <a href="/staff/panda/releases">{t('releases')}</a>
      </p>
      <div className={releases['head']}>
        <h1 className={home['heading']}>{t('heading')}</h1>
        <a href="/staff/panda/status">{t('refresh')}</a>
      </div>
      <Section id="servers" name={t('servers')}>
        <ul className={classes['list']}>
          {state.servers.map((server) => (
            <ServerItem key={server.name} server={server} />
          ))}
          <Freshness state={state} />
        </ul>
      </Section>
      <Section id="errors" name={t('errors')}>
        <ErrorList errors={state.errors} linksTo="/staff/panda/releases#releases-" />
      </Section>
      <Section id="live" name={t('live')}>
        <Live live={state.live} />
      </Section>
    </StaffBar>
  );
}
