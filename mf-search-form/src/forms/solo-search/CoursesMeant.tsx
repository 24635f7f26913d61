import { useTranslations } from 'shared-ui/messages';
import { useFollow } from 'shared-ui/page-link';
import type { CourseMeant } from './soloData.ts';
import styles from './SoloSearch.module.css';

/** R5.26 for a form without scripts: links to the courses that the typed name may mean. */
export function CoursesMeant({ meant }: { readonly meant: readonly CourseMeant[] }) {
  const t = useTranslations('solo');
  const follow = useFollow();
  return (
    <section className={styles.box} aria-labelledby="solo-meant">
      <h2 id="solo-meant" className={styles.title}>
        {t('meant')}
      </h2>
      <ul className={styles.meant}>
        {meant.map(({ name, prefecture, href }) => (
          <li key={href}>
            <a href={href} onClick={follow} lang="ja">
              {name}
            </a>
            <span lang="ja">{prefecture}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
