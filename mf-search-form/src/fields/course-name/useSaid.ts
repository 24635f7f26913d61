import { useTranslations } from 'shared-ui/messages';
import { isNear } from './groupSuggestions.ts';
import type { Suggestions } from './useSuggestions.ts';

/** Gives what a screen reader says of the suggestions. */
export function useSaid({ state, found }: Suggestions): string {
  const t = useTranslations('courseName');
  if (state === 'failed') return t('failed');
  if (state !== 'ready') return '';
  const count = found.length;
  return t(count > 0 && found.every(isNear) ? 'nearCount' : 'count', { count });
}

/** Says why there are no suggestions to show; an empty text while nobody asks for any. */
export function useEmptyText({ state }: Suggestions): string {
  const t = useTranslations('courseName');
  return { idle: '', loading: t('loading'), ready: t('none'), failed: t('failed') }[state];
}
