import { useEffect, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { toSearchQuery } from 'shared-contracts/search';
import { Icon } from 'shared-ui/icons';
import { useHost } from 'shared-ui/island';
import { useTranslations } from 'use-intl';
import { chosenOptions } from '../../condition/options/chosenOptions.ts';
import { groupsOf, type FormPage } from '../../condition/options/optionGroups.ts';
import { optionsPart } from '../../fields/detail-options/optionsPart.ts';
import { useSearchSelector } from '../../condition/store.ts';
import styles from './MoreOptions.module.css';
import { useFieldError } from '../../field-parts/useFieldError.ts';
import { useHydrated } from '../../field-parts/useHydrated.ts';
import { useKeptFlag } from '../../field-parts/useKeptFlag.ts';

const DETAIL_PATH = '/search/';

interface MoreOptionsProps {
  readonly page: FormPage;
}

/**
 * R2.14: every option of the search. It is a link to the detailed search, which a script answers by opening the options in
 * the form. Closed, it says how many are chosen.
 */
export function MoreOptions({ page }: MoreOptionsProps) {
  const t = useTranslations('form');
  const { slot, telemetry } = useHost();
  const condition = useSearchSelector(({ search }) => search.condition);
  const [isOpen, setOpen] = useKeptFlag('more');
  const [options, setOptions] = useState<'asleep' | 'ready' | 'failed'>('asleep');
  const error = useFieldError('keyword', 'planDayDetail');
  const answers = useHydrated() && options !== 'failed';
  // what is wrong in here is not to be hidden
  const isShown = isOpen || error !== undefined;
  const opens = isShown && answers;
  useEffect(() => {
    if (!opens) return undefined;
    let isOver = false;
    const settle = (to: 'ready' | 'failed') => {
      if (!isOver) setOptions(to);
    };
    optionsPart.load().then(
      () => settle('ready'),
      (reason: unknown) => {
        telemetry.error(reason, { part: 'options' });
        settle('failed');
      },
    );
    return () => {
      isOver = true;
    };
  }, [opens, telemetry]);

  const groups = groupsOf(page, condition.searchMode);
  if (groups.length === 0) return null;
  const count = chosenOptions(
    condition,
    groups.flatMap(({ fields }) => fields),
  ).length;
  const contentId = `${slot}-more`;
  const approach = () => void optionsPart.load().catch(() => {});
  const toggle = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    setOpen(!isShown);
  };
  const asButton = {
    role: 'button',
    'aria-expanded': isShown,
    'aria-controls': isShown ? contentId : undefined,
    onPointerEnter: approach,
    onFocus: approach,
    onClick: toggle,
    onKeyDown(event: KeyboardEvent) {
      if (event.key === ' ') toggle(event);
    },
  };
  return (
    <div className={styles.more} data-open={opens || undefined}>
      <a
        className={styles.summary}
        href={`${DETAIL_PATH}?${toSearchQuery(condition)}`}
        {...(answers && asButton)}
      >
        <Icon name="plus" size={18} />
        {t('more')}
        {count > 0 && <span className={styles.count}>{t('moreCount', { count })}</span>}
      </a>
      {opens && (
        <div id={contentId}>
          {options === 'ready' ? (
            <div className={styles.groups}>
              <optionsPart.Part page={page} openOnPhone={0} />
            </div>
          ) : (
            <p aria-busy="true">{t('moreLoading')}</p>
          )}
        </div>
      )}
    </div>
  );
}
