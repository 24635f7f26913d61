import { areaName } from 'shared-contracts/areas';
import { useLabel } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { useSearchSelector } from '../../condition/store.ts';

/** Says where the search looks; that a name stands for it (R4.13), or that a place is to be chosen. */
export function useAreaText(): string {
  const t = useTranslations('area');
  const label = useLabel();
  const { area, courseName } = useSearchSelector(({ search }) => search.condition);
  if (area.length === 0) return t(courseName === '' ? 'choose' : 'byName');
  return area.map((code) => label(areaName(code))).join(t('separator'));
}
