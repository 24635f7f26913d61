import type { BlockProps } from '../blocks/blockProps.ts';
import { Picture } from '../blocks/Picture.tsx';
import styles from './Banners.module.css';

/** Pictures that are links, two beside each other where there is room. */
export function Banners({ items, isFirst }: BlockProps) {
  return (
    <div className={styles.holder}>
      <ul className={styles.banners}>
        {items.map((item, at) => (
          <li key={`${item.href} ${item.src}`}>
            <a className={styles.link} href={item.href} lang={item.language}>
              <Picture
                className={styles.picture}
                item={item}
                alt={item.alt || item.label}
                isEager={isFirst && at === 0}
              />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
