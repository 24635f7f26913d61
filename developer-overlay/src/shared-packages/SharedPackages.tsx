import { useTranslations } from 'shared-ui/messages';
import classes from '../panel/panel.module.css';
import { useLog, useOverlay } from '../panel/OverlayContext.ts';
import { Part } from '../panel/Part.tsx';
import { chosenPackages } from './chosenPackages.ts';

/** Lists the packages that host and widgets share: which version, whose bundle it came with, and who uses it. */
export function SharedPackages() {
  const t = useTranslations('packages');
  const {
    state: { release },
  } = useOverlay();
  // each widget that loads joins the scope, so the list renders again with the log
  useLog();
  const packages = chosenPackages(release);
  return (
    <Part title={t('title')} count={packages.length}>
      <ul className={classes['list']}>
        {packages.map(({ name, version, from, users }) => (
          <li key={`${name}@${version}`} className={classes['item']}>
            <b>{name}</b>
            <code className={classes['version']}>{version}</code>{' '}
            <span className={classes['aside']}>{t('from', { from })}</span>
            <p className={classes['figures']}>
              {t('users', { users: users.join('、') || t('nobody') })}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
