import { useTranslations } from 'shared-ui/messages';
import styles from './MemberLinks.module.css';
import { useMemberLink } from '../links/useMemberLink.ts';

const PAGES = ['reservations', 'history', 'favourites', 'myPage'] as const;

/**
 * R1.06: links to reservations, play history, favourites and the member's own page, which are all
 * on other sites.
 */
export function MemberLinks() {
  const t = useTranslations('links');
  const linkTo = useMemberLink();
  return (
    <nav aria-label={t('title')}>
      <ul className={styles.links}>
        {PAGES.map((page) => (
          <li key={page}>
            <a href={linkTo(page)}>{t(page)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
