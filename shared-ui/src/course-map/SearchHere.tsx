import type { MouseEvent } from 'react';
import { Icon } from '../icons/index.ts';
import { useTranslations } from '../messages/index.ts';
import styles from './CourseMap.module.css';

interface SearchHereProps {
  readonly href: string;
  readonly onFollow: (event: MouseEvent<Element>) => void;
}

/** R2.17: the link that searches the part of the map that the visitor has moved to. */
export function SearchHere({ href, onFollow }: SearchHereProps) {
  const t = useTranslations('map');
  return (
    <a href={href} className={styles.again} onClick={onFollow}>
      <Icon name="search" size={18} />
      {t('searchHere')}
    </a>
  );
}
