import { expandRegions, prefectureName } from 'shared-contracts/areas';
import { FORM_MESSAGES } from 'shared-contracts/messages';
import type { SearchCondition } from 'shared-contracts/search';
import { Icon } from 'shared-ui/icons';
import { useLabel } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { useFollow } from 'shared-ui/page-link';
import { mapHref } from '../mapAddress.ts';
import styles from './Beside.module.css';

/** R8.02: says that there are more hits than a map shows, and links to the smaller areas. */
export function TooMany({ condition }: { readonly condition: SearchCondition }) {
  const t = useTranslations('map');
  const label = useLabel();
  const follow = useFollow();
  return (
    <div className={styles.box}>
      <p role="alert" className={styles.warning}>
        <Icon name="alert" size={20} />
        {label(FORM_MESSAGES.mapTooMany)}
      </p>
      <p>{t('smaller')}</p>
      <ul className={styles.choices}>
        {expandRegions(condition.area).map((code) => (
          <li key={code}>
            <a href={mapHref({ ...condition, area: [code] })} onClick={follow}>
              {label(prefectureName(code))}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
