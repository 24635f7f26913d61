import { useTranslations } from 'use-intl';
import type { AppliedText } from './toAppliedConditions.ts';

/** A condition in the language of the page. */
export const useAppliedText = (): ((text: AppliedText) => string) => {
  const t = useTranslations('applied');
  return (text) => (typeof text === 'string' ? text : t(text.message, text.values));
};
