import type { KeyboardEvent, MouseEvent } from 'react';
import { toSearchQuery } from 'shared-contracts/search';
import { Icon } from 'shared-ui/icons';
import { useHost } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { chosenOptions } from '../../condition/options/chosenOptions.ts';
import { type FormPage, groupsOf } from '../../condition/options/optionGroups.ts';
import { optionsPart } from '../../fields/detail-options/optionsPart.ts';
import { useCondition } from '../../condition/store.ts';
import styles from './MoreOptions.module.css';
import { useFieldError } from '../../field-parts/useFieldError.ts';
import { useHydrated } from 'shared-ui/hydrated';
import { useKeptFlag } from '../../field-parts/useKeptFlag.ts';
import { usePart } from '../../field-parts/usePart.ts';

const DETAIL_PATH = '/search/';

interface MoreOptionsProps {
  readonly page: FormPage;
}

function fetchAhead() {
  void optionsPart.load().catch(() => {});
}

/** Gives the attributes that make the link a button which opens and closes the options. */
function asButton(isShown: boolean, contentId: string, setOpen: (isOpen: boolean) => void) {
  const toggle = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    setOpen(!isShown);
  };
  return {
    role: 'button',
    'aria-expanded': isShown,
    'aria-controls': isShown ? contentId : undefined,
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    onClick: toggle,
    onKeyDown(event: KeyboardEvent) {
      if (event.key === ' ') toggle(event);
    },
  };
}

/**
 * R2.14: offers every option of the search. It is a link to the detailed search; a script opens the
 * options in the form instead. While closed it says how many options are chosen.
 */
export function MoreOptions({ page }: MoreOptionsProps) {
  const t = useTranslations('form');
  const { slot } = useHost();
  const condition = useCondition();
  const [isOpen, setOpen] = useKeptFlag('more');
  const error = useFieldError('keyword', 'planDayDetail');
  const isHydrated = useHydrated();
  // the options stay in sight while one of them has an error
  const isShown = isOpen || error !== undefined;
  const options = usePart(optionsPart, isShown && isHydrated, 'options');
  const answers = isHydrated && options !== 'failed';
  const opens = isShown && answers;
  const groups = groupsOf(page, condition.searchMode);
  if (groups.length === 0) return null;
  const count = chosenOptions(
    condition,
    groups.flatMap(({ fields }) => fields),
  ).length;
  const contentId = `${slot}-more`;
  return (
    <div className={styles.more} data-open={opens || undefined}>
      <a
        className={styles.summary}
        href={`${DETAIL_PATH}?${toSearchQuery(condition)}`}
        {...(answers && asButton(isShown, contentId, setOpen))}
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
