import { useTranslations } from 'shared-ui/messages';
import { useHost } from 'shared-ui/island';
import styles from './MemberLinks.module.css';

const PAGES = ['reservations', 'history', 'favourites', 'myPage'] as const;

/**
 * R1.06: links to reservations, play history, favourites and the member's own page, which are all
 * on other sites.
 */
export function MemberLinks() {
  const t = useTranslations('links');
  const { sites } = useHost().config;
  return (
    <nav aria-label={t('title')}>
      <ul className={styles.links}>
        {PAGES.map((page) => (
          <li key={page}>
            <a href={sites[page]}>{t(page)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
