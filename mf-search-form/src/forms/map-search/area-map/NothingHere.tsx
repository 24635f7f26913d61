import { defaultCondition, type SearchCondition } from 'shared-contracts/search';
import { useTranslations } from 'shared-ui/messages';
import { momentOf } from '../../../condition/initialCondition.ts';
import { useFollow } from 'shared-ui/page-link';
import { useSearchSelector } from '../../../condition/store.ts';
import { mapHref, type MapAddress } from '../mapAddress.ts';
import styles from './Beside.module.css';

/** Says that nothing fits here, and links to changes of the condition that may find courses. */
export function NothingHere({ address: { condition, bounds } }: { readonly address: MapAddress }) {
  const t = useTranslations('map');
  const follow = useFollow();
  const today = useSearchSelector(({ calendar }) => calendar.today);
  const { area, playDate, widthday } = condition;
  const plain: SearchCondition = {
    ...defaultCondition('normal', momentOf(today)),
    area,
    playDate,
    widthday,
  };
  const ways = [
    ...(bounds.length > 0 ? [{ key: 'wholeArea' as const, href: mapHref(condition) }] : []),
    ...(condition.ratesMin > 0 || condition.ratesMax > 0
      ? [{ key: 'anyFee' as const, href: mapHref({ ...condition, ratesMin: 0, ratesMax: 0 }) }]
      : []),
    ...(widthday < 7
      ? [{ key: 'oneWeek' as const, href: mapHref({ ...condition, widthday: 7 }) }]
      : []),
    ...(mapHref(plain) === mapHref({ ...condition, lid: '', tp: '' })
      ? []
      : [{ key: 'noOptions' as const, href: mapHref(plain) }]),
    { key: 'toCountry' as const, href: mapHref({ ...condition, area: [] }) },
  ];
  return (
    <div className={styles.box}>
      <p className={styles.nothing}>{t('nothing')}</p>
      <ul className={styles.choices}>
        {ways.map(({ key, href }) => (
          <li key={key}>
            <a href={href} onClick={follow}>
              {t(key)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
