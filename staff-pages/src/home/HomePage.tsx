import { Icon } from 'shared-ui/icons';
import { useTranslations } from 'shared-ui/messages';
import { StaffBar } from '../session/StaffBar.tsx';
import type { SignedInState } from '../state/staffState.ts';
import classes from './HomePage.module.css';
import { toMoment } from './toMoment.ts';

function Row({
  label,
  value,
  note,
  mark,
}: {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  readonly mark?: 'yes' | 'no';
}) {
  return (
    <div className={classes['row']}>
      <dt>{label}</dt>
      <dd data-mark={mark}>
        {mark === 'yes' && <Icon name="check" />}
        {value}
        {note !== undefined && <span className={classes['note']}>{note}</span>}
      </dd>
    </div>
  );
}

function Entry({
  href,
  name,
  note,
}: {
  readonly href: string;
  readonly name: string;
  readonly note: string;
}) {
  return (
    <a className={classes['entry']} href={href}>
      <span>
        <b>{name}</b>
        <span className={classes['note']}>{note}</span>
      </span>
      <Icon name="chevronRight" />
    </a>
  );
}

/** The pages behind this one; nothing where the person has none. */
function Menu({ state: { kind, user } }: { readonly state: SignedInState }) {
  const t = useTranslations();
  const { securityKeys: count } = user;
  if (kind !== 'panda' && count === undefined) return null;
  return (
    <nav className={classes['card']} aria-label={t('home.menu')}>
      <h2 className={classes['title']}>{t('home.menu')}</h2>
      {kind === 'panda' && (
        <>
          <Entry
            href="/staff/panda/status"
            name={t('status.heading')}
            note={t('home.statusLead')}
          />
          <Entry
            href="/staff/panda/releases"
            name={t('home.releases')}
            note={t('home.releasesLead')}
          />
        </>
      )}
      {count !== undefined && (
        <Entry
          href={`/staff/${kind}/keys`}
          name={t('keys.heading')}
          note={count === 0 ? t('keys.none') : t('keys.count', { count })}
        />
      )}
    </nav>
  );
}

/** R6.02: shows who is signed in, until when, and what the account may do. */
export function HomePage({ state }: { readonly state: SignedInState }) {
  const t = useTranslations();
  const { kind, user } = state;
  return (
    <StaffBar state={state}>
      <h1 className={classes['heading']}>{t(`${kind}.homeHeading`)}</h1>
      <div className={classes['columns']}>
        <section className={classes['card']} aria-labelledby="session">
          <h2 id="session" className={classes['title']}>
            {t('home.session')}
          </h2>
          <dl className={classes['list']}>
            {user.name !== undefined && <Row label={t('home.name')} value={user.name} />}
            <Row label={t('home.identity')} value={user.identity} />
            {user.staffId !== undefined && <Row label={t('home.staffId')} value={user.staffId} />}
            {user.authority !== undefined && (
              <Row label={t('home.authority')} value={user.authority} />
            )}
            {user.courseId !== undefined && (
              <Row label={t('home.courseId')} value={String(user.courseId)} />
            )}
            {kind === 'rbs' && (
              <Row
                label={t('home.invoice')}
                value={t(user.mayDownload ? 'home.mayDownload' : 'home.mayNotDownload')}
                mark={user.mayDownload ? 'yes' : 'no'}
              />
            )}
            <Row label={t('home.until')} value={toMoment(user.until)} note={t('home.untilNote')} />
          </dl>
          <p className={classes['note']}>{t('home.signOutNote')}</p>
        </section>
        <Menu state={state} />
      </div>
    </StaffBar>
  );
}
