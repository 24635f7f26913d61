import { Button } from 'shared-ui/button';
import { useTranslations } from 'shared-ui/messages';
import { CHOICES_FORM } from '../../ordering/choicesForm.ts';
import { RESULT_PATHS, useResultPage } from '../../result-address/resultHref.ts';
import { COMPARISON } from '../comparisonId.ts';
import { COMPARE } from '../useCompare.ts';

/** Sends the form of the cards' boxes, to an address with their comparison. */
export function CompareButton() {
  const t = useTranslations('compare');
  const path = RESULT_PATHS[useResultPage()];
  return (
    <Button
      type="submit"
      form={CHOICES_FORM}
      formAction={`${path}#${COMPARISON}`}
      name="act"
      value={COMPARE}
    >
      {t('open')}
    </Button>
  );
}
