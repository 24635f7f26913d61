import { useState, type ReactNode } from 'react';
import { toSearchQuery } from 'shared-contracts/search';
import { Icon } from 'shared-ui/icons';
import { useHost } from 'shared-ui/island';
import { useTranslations } from 'use-intl';
import { chosenOptions } from '../detail-options/chosenOptions.ts';
import { groupsOf, type FormPage } from '../detail-options/optionGroups.ts';
import { optionsPart } from '../later-part/pageParts.tsx';
import { useSearchSelector } from '../store.ts';
import styles from './MoreOptions.module.css';
import { useHydrated } from './useHydrated.ts';
import { useKeptOpen } from './useKeptOpen.ts';

const DETAIL_PATH = '/search/';

interface MoreOptionsProps { readonly page: FormPage }

/** R2.14: every option of the search, behind a link to the detailed search until a script answers. Closed, it says how many are chosen. */
export const MoreOptions = ({ page }: MoreOptionsProps) => {
  const t = useTranslations('form');
  const condition = useSearchSelector(({ search }) => search.condition);
  const groups = groupsOf(page, condition.searchMode);
  const count = chosenOptions(condition, groups.flatMap(({ fields }) => fields)).length;
  const name = <><Icon name="plus" size={18} />{t('more')}{count > 0 && <span className={styles.count}>{t('moreCount', { count })}</span>}</>;
  const toDetail = <a className={styles.summary} href={`${DETAIL_PATH}?${toSearchQuery(condition)}`}>{name}</a>;
  const isHydrated = useHydrated();
  if (groups.length === 0) return null;
  return isHydrated ? <OpenableOptions page={page} name={name} instead={toDetail} /> : <div className={styles.more}>{toDetail}</div>;
};

interface OpenableOptionsProps extends MoreOptionsProps {
  readonly name: ReactNode;
  /** For options that do not come. */
  readonly instead: ReactNode;
}

const OpenableOptions = ({ page, name, instead }: OpenableOptionsProps) => {
  const t = useTranslations('form');
  const { telemetry } = useHost();
  const [options, setOptions] = useState<'asleep' | 'ready' | 'failed'>('asleep');
  const details = useKeptOpen('more');
  const approach = () => void optionsPart.load().catch(() => {});
  const fetchOptions = () => void optionsPart.load().then(() => setOptions('ready'), (error: unknown) => {
    telemetry.error(error, { part: 'options' });
    setOptions('failed');
  });
  if (options === 'failed') return <div className={styles.more}>{instead}</div>;
  return (
    <details ref={details} className={styles.more} onToggle={(event) => { if (event.currentTarget.open && options === 'asleep') fetchOptions(); }}>
      <summary className={styles.summary} onPointerEnter={approach} onFocus={approach}>{name}</summary>
      {options === 'ready' ? <div className={styles.groups}><optionsPart.Part page={page} openOnPhone={0} /></div> : <p aria-busy="true">{t('moreLoading')}</p>}
    </details>
  );
};
