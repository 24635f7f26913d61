import { useState } from 'react';
import { parseSearchQuery, toSearchQuery } from 'shared-contracts/search';
import { useHost } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { toAppliedConditions } from '../../condition/applied/toAppliedConditions.ts';
import { useAppliedText } from '../../condition/applied/useAppliedText.ts';
import { momentOf } from '../../condition/initialCondition.ts';
import { useRoadNames } from '../../condition/options/roadNames.ts';
import { useSearchSelector } from '../../condition/store.ts';
import styles from './RecentSearches.module.css';
import { readHistory } from '../../condition/remembered/searchHistory.ts';
import { useFollow } from 'shared-ui/page-link';

const RESULT_PATH = '/search/result/';
/** A chip names this many conditions; a mode, the place and the date come first. */
const NAMED = 3;

/** R9.03: shows the last searches, each once, as a link. A date that has passed becomes tomorrow. */
export function RecentSearches() {
  const t = useTranslations('recent');
  const { storage } = useHost();
  const follow = useFollow();
  const toText = useAppliedText();
  const today = useSearchSelector(({ calendar }) => calendar.today);
  const [history] = useState(() => readHistory(storage));
  const kept = history.map(
    (query) =>
      parseSearchQuery(query, { now: momentOf(today), form: 'result', isStored: true }).condition,
  );
  const queries = kept.map(toSearchQuery);
  // searches for days that have passed have become the same one
  const searches = kept.filter((_, index) => queries.indexOf(queries[index] ?? '') === index);
  const roadName = useRoadNames(searches.map(({ highway }) => highway));
  if (history.length === 0) return null;
  return (
    <nav aria-label={t('label')} className={styles.recent}>
      <h2 className={styles.title}>{t('label')}</h2>
      <ul className={styles.list}>
        {searches.map((condition) => {
          const query = toSearchQuery(condition);
          const texts = toAppliedConditions(condition, today, roadName).map(({ text }) =>
            toText(text),
          );
          const more = texts.length - NAMED;
          return (
            <li key={query}>
              <a
                href={`${RESULT_PATH}?${query}`}
                className={styles.search}
                title={texts.join(t('separator'))}
                onClick={follow}
              >
                {texts.slice(0, NAMED).join(t('separator'))}
                {more > 0 && t('more', { more })}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
