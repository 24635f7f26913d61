import { Icon } from 'shared-ui/icons';
import { useTranslations } from 'shared-ui/messages';
import type { BlockProps } from '../blocks/blockProps.ts';
import styles from './NoticeBar.module.css';

/** Urgent notices, such as courses that a typhoon closes. */
export function NoticeBar({ items }: BlockProps) {
  const t = useTranslations('notice');
  return (
    <section className={styles.bar} aria-label={t('title')}>
      <span className={styles.sign}>
        <Icon name="alert" />
      </span>
      <ul className={styles.notices}>
        {items.map(({ label, language, href }) => (
          <li key={label} lang={language}>
            {href === undefined ? label : <a href={href}>{label}</a>}
          </li>
        ))}
      </ul>
    </section>
  );
}
