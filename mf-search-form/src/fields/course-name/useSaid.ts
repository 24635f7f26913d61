import { useTranslations } from 'shared-ui/messages';
import { isNear } from './groupSuggestions.ts';
import type { Suggestions } from './useSuggestions.ts';

/** Gives what a screen reader says of the suggestions. */
export function useSaid({ state, found }: Suggestions): string {
  const t = useTranslations('courseName');
  if (state === 'failed') return t('failed');
  if (state !== 'ready') return '';
  // the few names themselves, since they are a guess
  if (found.length > 0 && found.every(isNear))
    return [t('none'), t('near'), ...found.map(({ name }) => name)].join(' ');
  return t('count', { count: found.length });
}

/** Says why there are no suggestions to show; an empty text while nobody asks for any. */
export function useEmptyText({ state }: Suggestions): string {
  const t = useTranslations('courseName');
  return { idle: '', loading: t('loading'), ready: t('none'), failed: t('failed') }[state];
}
