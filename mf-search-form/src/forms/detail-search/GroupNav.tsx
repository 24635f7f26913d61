import type { MouseEvent } from 'react';
import { useTranslations } from 'shared-ui/messages';
import { useGroupId } from '../../fields/detail-options/useGroupId.ts';
import type { OptionGroupName } from 'shared-contracts/search';
import styles from './DetailSearch.module.css';
import { useGroupInSight } from './useGroupInSight.ts';

type Section = 'basic' | OptionGroupName;

/** Opens the group that a link leads to. */
function openTarget({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(currentTarget.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
}

/** Links to the groups of options and marks the one that the visitor reads. */
export function GroupNav({ sections }: { readonly sections: readonly Section[] }) {
  const t = useTranslations('detail');
  const idOf = useGroupId();
  const inSight = useGroupInSight(sections.map(idOf));
  return (
    <nav className={styles.nav} aria-label={t('nav')}>
      <ul className={styles.links}>
        {sections.map((section) => (
          <li key={section}>
            <a
              href={`#${idOf(section)}`}
              className={styles.link}
              aria-current={inSight === idOf(section) ? 'true' : undefined}
              onClick={openTarget}
            >
              {t(`groups.${section}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
