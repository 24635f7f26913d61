import { useFormat, useLabel } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import type { AppliedText } from './toAppliedConditions.ts';

/** Gives a function that writes a condition in the language of the page. */
export function useAppliedText(): (text: AppliedText) => string {
  const t = useTranslations('applied');
  const mode = useTranslations('mode');
  const label = useLabel();
  const format = useFormat();
  return (text) => {
    if (typeof text === 'string' || 'key' in text) return label(text);
    if ('mode' in text) return mode(text.mode);
    if (text.message === 'dates')
      return t('dates', { date: format.shortDate(text.start), days: text.days });
    return t(text.message, { ...text.values, name: String });
  };
}
