import { useId } from 'react';
import { useTranslations } from 'shared-ui/messages';
import type { BlockProps } from '../blocks/blockProps.ts';
import { BlockTitle } from '../blocks/BlockTitle.tsx';
import { Picture } from '../blocks/Picture.tsx';
import styles from './Slider.module.css';
import { SliderButtons } from './SliderButtons.tsx';
import { useSlider } from './useSlider.ts';

/** A list that snaps to a slide while the visitor scrolls it. It never moves by itself. */
export function Slider({ block, items, isFirst }: BlockProps) {
  const t = useTranslations();
  const id = useId();
  const { list, position, turnTo } = useSlider(items.length);
  return (
    <section className={styles.slider} aria-roledescription={t('slider.role')} aria-labelledby={id}>
      <div className={styles.head}>
        <BlockTitle id={id} text={t(`titles.${block}`)} />
        <SliderButtons position={position} onTurn={turnTo} />
      </div>
      <ul className={styles.slides} ref={list}>
        {items.map((item, at) => (
          <li className={styles.slide} key={`${item.href} ${item.src}`}>
            <a className={styles.link} href={item.href} lang={item.language}>
              <Picture
                className={styles.picture}
                item={item}
                alt={item.alt === item.label ? '' : item.alt}
                isEager={isFirst && at === 0}
              />
              {item.label && <span className={styles.label}>{item.label}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
