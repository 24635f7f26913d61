import { useTranslations } from 'shared-ui/messages';
import { CourseTitle, PlaceName } from 'shared-ui/proper-names';
import { useShownSheet } from '../shown-sheet/SheetContext.ts';
import { Section } from '../shown-sheet/Section.tsx';
import classes from './Access.module.css';

/** The way from the expressway, step by step; nothing where there is no interchange. */
export function Access() {
  const t = useTranslations('access');
  const { access, name, latin } = useShownSheet().course;
  if (access === undefined) return null;
  const { roadName: road, interchange, distanceKm: distance } = access;
  return (
    <Section id="access" title={t('title')}>
      <ol className={classes['way']}>
        <li>{t('road', { road, name: () => <PlaceName name={road} latin={latin?.road} /> })}</li>
        <li>
          {t('leave', {
            interchange,
            name: () => <PlaceName name={interchange} latin={latin?.interchange} />,
          })}
        </li>
        <li>{t('drive', { distance })}</li>
        <li>
          <b>
            <CourseTitle name={name} latin={latin?.name} />
          </b>
        </li>
      </ol>
    </Section>
  );
}
