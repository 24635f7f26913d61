import { areaName, isPrefectureCode, DEFAULT_PREFECTURE } from 'shared-contracts/areas';
import { parsePageQuery, toSearchQuery, wireName } from 'shared-contracts/search';
import type { PageName } from 'shared-contracts/site';
import { Icon, type IconName } from 'shared-ui/icons';
import { useHost, useLabel } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { readHome } from '../../condition/remembered/storedCondition.ts';
import { useGroupId } from '../../fields/detail-options/useGroupId.ts';
import { useFollow } from 'shared-ui/page-link';
import { useHydrated } from 'shared-ui/hydrated';
import { useCondition } from '../../condition/store.ts';
import styles from './OtherSearches.module.css';

interface OtherSearchesProps {
  readonly page: PageName;
  readonly query: string;
}

const MAP_PATH = '/search/map/';
const SOLO_PATH = '/search/solo/';
const DETAIL_PATH = '/search/';
const RESULT_PATH = '/search/result/';

/** Gives the visitor's region as the server knows it: from the address, or the default one. */
function regionOf(query: string): number {
  const asked = parsePageQuery(query).areaView;
  return asked !== undefined && isPrefectureCode(asked) ? asked : DEFAULT_PREFECTURE;
}

/**
 * Links to the other ways to search, with the condition of the form. On a phone the visitor's own
 * region comes first.
 */
export function OtherSearches({ page, query }: OtherSearchesProps) {
  const t = useTranslations('links');
  const host = useHost();
  const label = useLabel();
  const follow = useFollow();
  const condition = useCondition();
  const highway = useGroupId()('access');
  // only the browser knows the region that it remembers
  const home = useHydrated() ? readHome(host.storage, query) : regionOf(query);
  const search = toSearchQuery(condition);
  const links: readonly {
    readonly href: string;
    readonly icon: IconName;
    readonly text: string;
  }[] = [
    ...(page === 'sp-top'
      ? [
          {
            href: `${RESULT_PATH}?${wireName('area')}=${home}`,
            icon: 'pin' as const,
            text: t('home', { place: label(areaName(home)) }),
          },
        ]
      : []),
    { href: `${MAP_PATH}?${search}`, icon: 'map', text: t('map') },
    { href: SOLO_PATH, icon: 'user', text: t('solo') },
    { href: `${DETAIL_PATH}?${search}#${highway}`, icon: 'road', text: t('highway') },
  ];
  // overseas there is no road to choose
  const shown = links.slice(0, condition.searchMode === 'overseas' ? -1 : undefined);
  return (
    <nav aria-label={t('label')} className={styles.nav}>
      <ul className={styles.links}>
        {shown.map(({ href, icon, text }) => (
          <li key={icon}>
            <a href={href} className={styles.link} onClick={follow}>
              <Icon name={icon} size={20} />
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
