import { laterPart } from '../../field-parts/laterPart.tsx';
import type { OptionGroupsProps } from './OptionGroups.tsx';

/** R2.14: the options behind 詳細条件, which load when it opens. */
export const optionsPart = laterPart<OptionGroupsProps>(() =>
  import(/* webpackChunkName: "options" */ './OptionGroups.tsx').then((part) => part.OptionGroups),
);
