import type { SecurityKey, StaffKind } from 'shared-contracts/staff';
import { Icon } from 'shared-ui/icons';
import { useTranslations } from 'shared-ui/messages';
import home from '../home/HomePage.module.css';
import { toMoment } from '../home/toMoment.ts';
import { StaffBar } from '../session/StaffBar.tsx';
import type { KeysState } from '../state/staffState.ts';
import { addKey, removeKey } from './keyCalls.ts';
import classes from './KeysPage.module.css';
import { SecretForm, useSecretName } from './SecretForm.tsx';

/** One key, and the form that removes it. */
function KeyRow({
  kind,
  securityKey: { id, added_at },
  name,
}: {
  readonly kind: StaffKind;
  readonly securityKey: SecurityKey;
  readonly name: string;
}) {
  const t = useTranslations('keys');
  const secret = useSecretName(kind);
  return (
    <li className={classes['key']}>
      <p className={classes['name']}>
        <Icon name="check" />
        <b>{name}</b>
        <span className={home['note']}>{t('addedAt', { at: toMoment(added_at) })}</span>
      </p>
      <details>
        <summary aria-label={t('removeNamed', { name })}>{t('remove')}</summary>
        <p className={home['note']}>{t('removeConfirm', { secret })}</p>
        <SecretForm
          kind={kind}
          label={t('removeNamed', { name })}
          busyLabel={t('removing')}
          isGrave
          change={(typed) => removeKey(kind, id, typed)}
        />
      </details>
    </li>
  );
}

/** ADR 044: the security keys of the signed-in account. */
export function KeysPage({ state }: { readonly state: KeysState }) {
  const t = useTranslations('keys');
  const back = useTranslations()(`${state.kind}.homeHeading`);
  const { kind, keys } = state;
  const secret = useSecretName(kind);
  return (
    <StaffBar state={state}>
      <p>
        <a href={`/staff/${kind}`}>{back}</a>
      </p>
      <h1 className={home['heading']}>{t('heading')}</h1>
      <p className={home['note']}>{t('lead', { secret })}</p>
      <div className={home['columns']}>
        <section className={home['card']} aria-labelledby="registered">
          <h2 id="registered" className={home['title']}>
            {t('registered')}
          </h2>
          {keys.length === 0 && <p className={home['note']}>{t('none')}</p>}
          <ul className={classes['keys']}>
            {keys.map((key, index) => (
              <KeyRow
                key={key.id}
                kind={kind}
                securityKey={key}
                name={t('nameOf', { number: index + 1 })}
              />
            ))}
          </ul>
          <p className={home['note']}>{t('lost', { secret })}</p>
        </section>
        <section className={home['card']} aria-labelledby="add">
          <h2 id="add" className={home['title']}>
            {t('addHeading')}
          </h2>
          <p className={home['note']}>{t('addLead', { secret })}</p>
          <SecretForm
            kind={kind}
            label={t('add')}
            busyLabel={t('adding')}
            change={(typed) => addKey(kind, typed)}
          />
        </section>
      </div>
    </StaffBar>
  );
}
