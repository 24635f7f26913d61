import { createContext, type ReactNode, useContext } from 'react';
import type { TrialStatus, VersionStatus } from 'shared-contracts/release';
import { useTranslations } from 'shared-ui/messages';
import home from '../home/HomePage.module.css';
import classes from './ReleasesPage.module.css';
import type { WidgetReleases } from '../state/widgetReleases.ts';

/** Per cent of visitors that a canary can get. */
const SHARES = [10, 25, 50, 100];
/** Minutes for which a preview can hold. */
const SPANS = [30, 60, 480, 1440];
/** How many of the last versions a preview can be issued for. */
const PREVIEWED = 12;

interface ActFormProps {
  readonly name: string;
  readonly act: string;
  /** The version or the hold that it is about, so that a late press changes no other. */
  readonly of?: string | undefined;
  readonly label: string;
  readonly children?: ReactNode;
  readonly isGrave?: boolean;
  /** Whether it changes nothing, and so needs no reason. */
  readonly isRead?: boolean;
}

/** The path below which the forms of acts are sent. */
export const ActHome = createContext('/staff/panda/releases');

/** A plain form for one act. Every act asks for a reason, which the log keeps. */
function ActForm({
  name,
  act,
  of,
  label,
  children,
  isGrave = false,
  isRead = false,
}: ActFormProps) {
  const t = useTranslations('releases');
  const actHome = useContext(ActHome);
  return (
    <form
      className={classes['act']}
      method="post"
      action={`${actHome}/${act}`}
      aria-label={`${name} ${label}`}
    >
      <input type="hidden" name="widget" value={name} />
      {of !== undefined && <input type="hidden" name="of" value={of} />}
      {children}
      {!isRead && (
        <label className={classes['field']}>
          <span>{t('reason')}</span>
          <input name="reason" required maxLength={300} autoComplete="off" />
        </label>
      )}
      <button className={home['button']} type="submit" data-grave={isGrave || undefined}>
        {label}
      </button>
    </form>
  );
}

/** Asks for the share of the visitors; `above` is the present one. */
function ShareField({ above }: { readonly above: number }) {
  const t = useTranslations('releases');
  return (
    <label className={classes['field']}>
      <span>{t('traffic')}</span>
      <select name="traffic" defaultValue={SHARES.find((share) => share > above) ?? 100}>
        {SHARES.map((share) => (
          <option key={share} value={share}>
            {share}%
          </option>
        ))}
      </select>
    </label>
  );
}

function VersionField({ versions }: { readonly versions: readonly VersionStatus[] }) {
  const t = useTranslations('releases');
  return (
    <label className={classes['field']}>
      <span>{t('version')}</span>
      <select name="version">
        {versions.map(({ version }) => (
          <option key={version} value={version}>
            {version}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Gives a canary to more visitors. Its key is that canary: for another one the form is empty again. */
export function RaiseForm({
  name,
  trial: { version, traffic },
}: {
  readonly name: string;
  readonly trial: TrialStatus;
}) {
  const t = useTranslations('releases');
  return (
    <ActForm key={version} name={name} act="raise" of={version} label={t('raise')}>
      <ShareField above={traffic} />
    </ActForm>
  );
}

/**
 * Gives visitors to a version that waits for them. When one of these has gone, the form is a new one: a reason
 * that was typed for it is aimed at no other.
 */
export function StartForm({
  name,
  waiting,
}: {
  readonly name: string;
  readonly waiting: readonly VersionStatus[];
}) {
  const t = useTranslations('releases');
  return (
    <ActForm
      key={waiting.map(({ version }) => version).join(' ')}
      name={name}
      act="start"
      label={t('start')}
    >
      <VersionField versions={waiting} />
      <ShareField above={0} />
    </ActForm>
  );
}

/**
 * Takes back the canary, or the live version if no trial runs. When the page learns of another target while somebody
 * types, the form is a new one: its required reason is empty, and Enter takes nothing back.
 */
export function RollbackForm({
  name,
  stable,
  trial,
}: {
  readonly name: string;
  /** The version that visitors have, or most of them. */
  readonly stable: string | undefined;
  readonly trial: TrialStatus | null;
}) {
  const t = useTranslations('releases');
  const of = trial ? trial.version : stable;
  return (
    <ActForm
      key={`${trial ? 'trial' : 'live'} ${of}`}
      name={name}
      act="rollback"
      of={of}
      label={t(trial ? 'takeBack' : 'rollback')}
      isGrave
    />
  );
}

function SpanField() {
  const t = useTranslations('releases');
  return (
    <label className={classes['field']}>
      <span>{t('minutes')}</span>
      <select name="minutes" defaultValue={60}>
        {SPANS.map((span) => (
          <option key={span} value={span}>
            {span < 60 ? t('minutesOf', { count: span }) : t('hours', { count: span / 60 })}
          </option>
        ))}
      </select>
    </label>
  );
}

interface VersionsProps {
  readonly name: string;
  /** All of the widget's, the newest first. */
  readonly versions: readonly VersionStatus[];
}

/** The last versions that can still be looked at. */
function shownOf(versions: readonly VersionStatus[]): readonly VersionStatus[] {
  return versions
    .filter(({ withdrawn, collected }) => !withdrawn && collected !== true)
    .slice(0, PREVIEWED);
}

/** Issues a link to a preview of a published version. */
export function PreviewForm({ name, versions }: VersionsProps) {
  const t = useTranslations('releases');
  return (
    <ActForm name={name} act="preview" label={t('preview')}>
      <VersionField versions={shownOf(versions)} />
      <SpanField />
    </ActForm>
  );
}

/** Shows the address at which a version is looked at, released or not (ADR 077). */
export function AddressForm({ name, versions }: VersionsProps) {
  const t = useTranslations('releases');
  return (
    <ActForm name={name} act="address" label={t('showAddress')} isRead>
      <VersionField versions={shownOf(versions)} />
    </ActForm>
  );
}

/** Outside production only: issues a preview of a build on a developer's machine, which is neither published nor signed. */
export function LocalPreviewForm({ name }: { readonly name: string }) {
  const t = useTranslations('releases');
  return (
    <ActForm name={name} act="local-preview" label={t('localPreview')}>
      <label className={classes['field']}>
        <span>{t('address')}</span>
        <input
          name="address"
          type="url"
          required
          maxLength={200}
          placeholder="http://localhost:3300/"
          autoComplete="off"
        />
      </label>
      <SpanField />
    </ActForm>
  );
}

/** Pins or freezes a widget, or releases it again. Its key is the hold that is shown: with another one it is empty. */
export function HoldForms({
  name,
  hold,
  mayFreeze,
}: {
  readonly name: string;
  readonly hold: WidgetReleases['hold'];
  /** Whether they may freeze it, and release it from that. */
  readonly mayFreeze: boolean;
}) {
  const t = useTranslations('releases');
  const to = (next: WidgetReleases['hold'], label: string) => (
    <ActForm key={`${hold} ${next}`} name={name} act="hold" of={hold} label={label}>
      <input type="hidden" name="hold" value={next} />
    </ActForm>
  );
  if (hold === 'frozen' && !mayFreeze) return null;
  return hold === '' ? (
    <>
      {to('pinned', t('pin'))}
      {mayFreeze && to('frozen', t('freeze'))}
    </>
  ) : (
    to('', t('release'))
  );
}
