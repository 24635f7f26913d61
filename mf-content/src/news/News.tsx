import { useId } from 'react';
import { parseIsoDate } from 'shared-contracts/format';
import { useFormat } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import type { BlockProps } from '../blocks/blockProps.ts';
import { BlockTitle } from '../blocks/BlockTitle.tsx';
import styles from './News.module.css';

/** The news, each with its day. */
export function News({ block, items }: BlockProps) {
  const t = useTranslations('titles');
  const id = useId();
  const { date: toDate } = useFormat();
  return (
    <section aria-labelledby={id}>
      <BlockTitle id={id} text={t(block)} />
      <ul className={styles.news}>
        {items.map(({ label, language, href, date = '' }) => (
          <li className={styles.entry} key={`${date} ${label}`}>
            <time className={styles.date} dateTime={date}>
              {toDate(parseIsoDate(date) ?? 0)}
            </time>
            {href === undefined ? (
              <span lang={language}>{label}</span>
            ) : (
              <a className={styles.link} href={href} lang={language}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
