import { useTranslations } from 'use-intl';

/** The first and the last zone hold several hours. */
const EDGES = ['lt05', 'gt12'];

/** R5.09: '〜5時', '6時', '12時〜'. */
export function useZoneName(): (zone: string) => string {
  const t = useTranslations('freeSlots.hour');
  return (zone) => (EDGES.includes(zone) ? t(zone) : t('of', { hour: Number(zone) }));
}
