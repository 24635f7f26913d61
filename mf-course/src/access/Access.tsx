import type { ReactNode } from 'react';
import { useTranslations } from 'shared-ui/messages';
import { useShownSheet } from '../shown-sheet/SheetContext.ts';
import { Section } from '../shown-sheet/Section.tsx';
import classes from './Access.module.css';

function japanese(text: ReactNode) {
  return <span lang="ja">{text}</span>;
}

/** The way from the expressway, step by step; nothing where there is no interchange. */
export function Access() {
  const t = useTranslations('access');
  const { access, name } = useShownSheet().course;
  if (access === undefined) return null;
  const { roadName: road, interchange, distanceKm: distance } = access;
  return (
    <Section id="access" title={t('title')}>
      <ol className={classes['way']}>
        <li>{t('road', { road, name: japanese })}</li>
        <li>{t('leave', { interchange, name: japanese })}</li>
        <li>{t('drive', { distance })}</li>
        <li lang="ja">
          <b>{name}</b>
        </li>
      </ol>
    </Section>
  );
}
