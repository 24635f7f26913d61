import { useMemo, useState } from 'react';
import { useHost } from 'shared-ui/island';
import { readOpen, storeOpen, widthOf } from './openFlags.ts';
import { useHydrated } from 'shared-ui/hydrated';

/**
 * R2.14: remembers like `useKeptOpen` whether something is open, for what has a state of its own.
 * It is closed while the server renders.
 */
export function useKeptFlag(name: string): readonly [boolean, (isOpen: boolean) => void] {
  const { storage } = useHost();
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<boolean>();
  const kept = useMemo(
    () => isHydrated && readOpen(storage, widthOf(), name),
    [isHydrated, name, storage],
  );
  const keep = (isOpen: boolean) => {
    setChosen(isOpen);
    storeOpen(storage, widthOf(), name, isOpen);
  };
  return [chosen ?? kept ?? false, keep];
}
