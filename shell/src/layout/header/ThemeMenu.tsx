import { useTranslations } from 'use-intl';
import { Fold } from './Fold.tsx';
import { ThemeChoice, ThemeIcon } from '../../theme/ThemeChoice.tsx';
import classes from './ThemeMenu.module.css';

/** On a wide page, in the header; on a phone the choice itself stands in the menu. */
export function ThemeMenu({ className }: { readonly className: string | undefined }) {
  const t = useTranslations('theme');
  return (
    <Fold
      className={`${className ?? ''} ${classes['fold']}`}
      summaryClass={classes['summary']}
      label={t('title')}
      summary={<ThemeIcon />}
    >
      <ThemeChoice className={classes['drop']} />
    </Fold>
  );
}
