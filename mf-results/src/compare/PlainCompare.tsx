import { useSelector } from 'react-redux';
import { useTranslations } from 'shared-ui/messages';
import type { SearchCondition } from 'shared-contracts/search';
import { Button } from 'shared-ui/button';
import { CHOICES_FORM } from '../ordering/choicesForm.ts';
import { RESULT_PATHS, useResultPage } from '../result-address/resultHref.ts';
import { selectResults } from '../store.ts';
import { COMPARE } from './useCompare.ts';

/** The id of the comparison, to which an address leads. */
export const COMPARISON = 'comparison';

/** Where no script runs: the button that compares the courses of the list whose boxes are checked. */
export function PlainCompare({
  condition,
  className,
}: {
  readonly condition: SearchCondition;
  readonly className: string | undefined;
}) {
  const t = useTranslations('compare');
  const path = RESULT_PATHS[useResultPage()];
  const { items } = useSelector(selectResults);
  if (condition.view !== 'list' || items.length === 0) return null;
  return (
    <noscript className={className}>
      <Button
        type="submit"
        form={CHOICES_FORM}
        formAction={`${path}#${COMPARISON}`}
        name="act"
        value={COMPARE}
      >
        {t('open')}
      </Button>
    </noscript>
  );
}
