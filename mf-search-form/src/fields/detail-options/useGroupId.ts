import { useHost } from 'shared-ui/island';

/** Ids of the groups of options; the slot's name keeps them apart from those of other widgets. */
export function useGroupId(): (name: string) => string {
  const { slot } = useHost();
  return (name) => `${slot}-group-${name}`;
}
