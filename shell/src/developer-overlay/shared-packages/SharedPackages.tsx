import { useTranslations } from 'use-intl';
import classes from '../DeveloperOverlay.module.css';
import { useLog } from '../OverlayContext.ts';
import { Part } from '../Part.tsx';
import { chosenPackages } from './chosenPackages.ts';

/** The packages that host and widgets run on together: which version, and who brought it. */
export const SharedPackages = () => {
  const t = useTranslations('packages');
  // widgets join the scope as they come
  useLog();
  const packages = chosenPackages();
  return (
    <Part title={t('title')} count={packages.length}>
      <table className={classes['table']}>
        <thead><tr><th scope="col">{t('name')}</th><th scope="col">{t('version')}</th><th scope="col">{t('from')}</th><th scope="col">{t('users')}</th></tr></thead>
        <tbody>
          {packages.map(({ name, version, from, users }) => (
            <tr key={`${name}@${version}`}><th scope="row">{name}</th><td>{version}</td><td>{from}</td><td>{users.join('、')}</td></tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
};
