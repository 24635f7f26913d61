import { useTranslations } from 'shared-ui/messages';

/** The zones that are open at one end: before 6:00, and from 12:00. Each has a text of its own. */
const OPEN_ZONES = ['lt05', 'gt12'];

/**
 * R5.09: returns the function that names a zone of start times: `〜5時` for `lt05`, `6時` for `06`
 * and so on to `11`, `12時〜` for `gt12`.
 */
export function useZoneName(): (zone: string) => string {
  const t = useTranslations('freeSlots.hour');
  return (zone) => (OPEN_ZONES.includes(zone) ? t(zone) : t('of', { hour: Number(zone) }));
}
