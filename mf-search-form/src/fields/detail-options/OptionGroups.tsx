import { useHost } from 'shared-ui/island';
import { useSearchSelector } from '../../condition/store.ts';
import { OptionGroup } from './OptionGroup.tsx';
import { groupsOf, type FormPage } from '../../condition/options/optionGroups.ts';

/** `openOnPhone` is the number of groups that are open at first on a small screen. */
export interface OptionGroupsProps {
  readonly page: FormPage;
  readonly openOnPhone: number;
}

/** R5.12: shows every group of options that a form has in its mode. */
export function OptionGroups({ page, openOnPhone }: OptionGroupsProps) {
  const { device } = useHost();
  const mode = useSearchSelector(({ search }) => search.condition.searchMode);
  return groupsOf(page, mode).map((group, index) => (
    <OptionGroup key={group.name} {...group} open={device === 'PC' || index < openOnPhone} />
  ));
}
