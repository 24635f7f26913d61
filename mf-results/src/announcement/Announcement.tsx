import { useSelector } from 'react-redux';
import { useTranslations } from 'shared-ui/messages';
import { labelOf, ORDERS } from 'shared-contracts/search';
import { useLabel } from 'shared-ui/island';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { selectResults } from '../store.ts';

/**
 * Announces how each search ended. It is empty during a search, so that screen readers read the
 * same words again.
 */
export function Announcement() {
  const t = useTranslations('announcement');
  const label = useLabel();
  const { status, items, searchCount, condition, news } = useSelector(selectResults);
  const text = () => {
    if (status !== 'ready' || !condition) return '';
    if (searchCount === 0) return t('nothing');
    if (news === 'reordered')
      return t('reordered', { order: label(labelOf(ORDERS, condition.order)) });
    return t('found', { count: searchCount, page: condition.page, shown: items.length });
  };
  return (
    <VisuallyHidden>
      <output>{text()}</output>
    </VisuallyHidden>
  );
}
