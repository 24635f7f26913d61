import { useTranslations } from 'shared-ui/messages';
import { Fold } from './Fold.tsx';
import { ThemeChoice, ThemeIcon } from '../../theme/ThemeChoice.tsx';
import classes from './ThemeMenu.module.css';

/** The choice of theme in the header of a wide page. On a phone it is in the menu. */
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
