import { useHost } from 'shared-ui/island';

/**
 * Gives the ids of the groups of options. The name of the slot keeps them apart from those of other
 * widgets.
 */
export function useGroupId(): (name: string) => string {
  const { slot } = useHost();
  return (name) => `${slot}-group-${name}`;
}
