import { useTranslations } from 'shared-ui/messages';

/** Gives a function that says the size of a party; 0 is any. */
export function usePartyText(): (players: number) => string {
  const t = useTranslations('party');
  return (players) => (players === 0 ? t('any') : t('of', { players }));
}
