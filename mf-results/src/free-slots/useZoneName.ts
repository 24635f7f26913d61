import { useTranslations } from 'use-intl';

/** The first and the last zone, which hold several hours. */
const EDGES = ['lt05', 'gt12'];

/** R5.09: returns the function that names a zone of start times: `〜5時`, `6時`, `12時〜`. */
export function useZoneName(): (zone: string) => string {
  const t = useTranslations('freeSlots.hour');
  return (zone) => (EDGES.includes(zone) ? t(zone) : t('of', { hour: Number(zone) }));
}
