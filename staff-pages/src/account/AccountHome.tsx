import { toJapaneseDay, toLocalDate } from 'shared-contracts/format';
import type { Locale } from 'shared-contracts/locale';
import { Icon } from 'shared-ui/icons';
import { useTranslations } from 'shared-ui/messages';
import home from '../home/HomePage.module.css';
import bar from '../session/StaffBar.module.css';
import type { AccountHomeState } from '../state/accountState.ts';

const TIME = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Writes a time (milliseconds since 1970) as the day and the hour in Japan. */
function toMoment(time: number, locale: Locale): string {
  return `${toLocalDate(toJapaneseDay(time), locale)} ${TIME.format(time)}`;
}

function Row({ label, value }: { readonly label: string; readonly value: string | undefined }) {
  return value === undefined ? null : (
    <div className={home['row']}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** R3.25, R6.03: says who is signed in, and signs out. It needs no script. */
export function AccountHome({
  state: { kind, user, locale, failed },
}: {
  readonly state: AccountHomeState;
}) {
  const t = useTranslations();
  const { identity, name, contract, requestedContract, until } = user;
  return (
    <div className={bar['page']} data-kind={kind}>
      <header className={bar['bar']}>
        <p className={bar['tag']}>
          <Icon name="user" size={24} />
          {t(`system.${kind}`)}
        </p>
        <p className={bar['who']}>{name ?? identity}</p>
        <form method="post" action={`/account/${kind}/logout`}>
          <button className={bar['out']} type="submit">
            {t('home.signOut')}
          </button>
        </form>
      </header>
      <main className={bar['main']}>
        {failed === true && (
          <p className={bar['trouble']} role="alert">
            <Icon name="alert" />
            {t('home.signOutFailed')}
          </p>
        )}
        <h1 className={home['heading']}>{t('home.heading')}</h1>
        <div className={home['columns']}>
          <section className={home['card']}>
            <dl className={home['list']}>
              <Row label={t('home.name')} value={name} />
              <Row label={t('home.identity')} value={identity} />
              <Row label={t('home.contract')} value={contract} />
              <Row label={t('home.requested')} value={requestedContract} />
              <Row label={t('home.until')} value={toMoment(until, locale)} />
            </dl>
            <p className={home['note']}>
              <a href="/">{t('toTop')}</a>
            </p>
          </section>
        </div>
      </main>
    </div>
  );
}
