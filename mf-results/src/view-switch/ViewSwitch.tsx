import { useTranslations } from 'shared-ui/messages';
import { VIEWS, type SearchCondition, type View } from 'shared-contracts/search';
import { Icon, type IconName } from 'shared-ui/icons';
import { PageLink } from '../page-link/PageLink.tsx';
import { useResultHref } from '../result-address/resultHref.ts';
import styles from './ViewSwitch.module.css';

const ICONS: Readonly<Record<View, IconName>> = { list: 'list', calendar: 'calendar', map: 'map' };
const ORDER: readonly View[] = [
  'list',
  'calendar',
  'map',
] satisfies readonly (typeof VIEWS)[number][];

/** R3.01: links to the same search as a list, as a calendar of prices, or on a map. */
export function ViewSwitch({ condition }: { readonly condition: SearchCondition }) {
  const t = useTranslations('view');
  const toHref = useResultHref();
  return (
    <nav aria-label={t('name')} className={styles.switch}>
      {ORDER.map((view) => (
        <PageLink
          key={view}
          className={styles.view}
          href={toHref({ ...condition, view })}
          keepPosition
          aria-current={condition.view === view ? 'page' : undefined}
        >
          <Icon name={ICONS[view]} size={20} />
          <span className={styles.word}>{t(view)}</span>
        </PageLink>
      ))}
    </nav>
  );
}
