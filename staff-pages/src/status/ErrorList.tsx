import type { ErrorGroup } from 'shared-contracts/release';
import { useTranslations } from 'shared-ui/messages';
import { useMoment } from '../home/useMoment.ts';
import classes from './StatusPage.module.css';

function ErrorItem({
  group,
  linksTo,
}: {
  readonly group: ErrorGroup;
  readonly linksTo: string | undefined;
}) {
  const t = useTranslations('status');
  const toMoment = useMoment();
  const { widget, name, message, place, stack, count, firstSeen, lastSeen } = group;
  const owner = widget.replace(/@.*/, '');
  return (
    <li>
      <b>{widget}</b>
      {t('count', { count })}
      <p>
        {name}: {message}
      </p>
      {place !== '' && <code className={classes['stack']}>{place}</code>}
      <p className={classes['small']}>
        {t('seen', { first: toMoment(firstSeen), last: toMoment(lastSeen) })}
      </p>
      {owner !== 'shell' && linksTo !== undefined && (
        <p>
          <a href={`${linksTo}${owner}`}>{t('releasesOf', { name: owner })}</a>
        </p>
      )}
      {stack !== '' && (
        <details>
          <summary>{t('stack')}</summary>
          <pre className={classes['stack']}>{stack}</pre>
        </details>
      )}
    </li>
  );
}

/** Lists the errors of visitors' browsers by group, the most frequent first. `linksTo` is where the releases of a widget are, without its name. */
export function ErrorList({
  errors,
  linksTo,
}: {
  readonly errors: readonly ErrorGroup[] | undefined;
  readonly linksTo?: string;
}) {
  const t = useTranslations('status');
  if (errors === undefined) return <p role="alert">{t('errorsUnknown')}</p>;
  if (errors.length === 0) return <p>{t('noErrors')}</p>;
  return (
    <ul className={classes['list']}>
      {errors.map((group) => (
        <ErrorItem
          key={JSON.stringify([group.widget, group.message, group.name, group.place])}
          group={group}
          linksTo={linksTo}
        />
      ))}
    </ul>
  );
}
