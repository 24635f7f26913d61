import { useTranslations } from 'use-intl';
import classes from '../panel/panel.module.css';
import { useLog, useOverlay } from '../panel/OverlayContext.ts';
import { Part } from '../panel/Part.tsx';
import { chosenPackages } from './chosenPackages.ts';

/** The packages that host and widgets run on together: which version, who brought it, and who runs on it. */
export function SharedPackages() {
  const t = useTranslations('packages');
  const {
    state: { release },
  } = useOverlay();
  // widgets join the scope as they come
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
