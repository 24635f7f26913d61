import { useId } from 'react';
import { Icon } from 'shared-ui/icons';
import { useTranslations } from 'shared-ui/messages';
import type { BlockProps } from '../blocks/blockProps.ts';
import { BlockTitle } from '../blocks/BlockTitle.tsx';
import { Picture } from '../blocks/Picture.tsx';
import styles from './Services.module.css';

/** The services, four in a row, each with its picture or a flag. */
export function Services({ block, items }: BlockProps) {
  const t = useTranslations('titles');
  const id = useId();
  return (
    <section className={styles.holder} aria-labelledby={id}>
      <BlockTitle id={id} text={t(block)} />
      <ul className={styles.services}>
        {items.map((item) => (
          <li key={`${item.href} ${item.label}`}>
            <a className={styles.service} href={item.href}>
              <span className={styles.sign}>
                {item.src === undefined ? (
                  <Icon name="flag" size={24} />
                ) : (
                  <Picture item={item} alt="" />
                )}
              </span>
              <span lang={item.language}>{item.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
