import { useMemo, type ReactNode } from 'react';
import { languageOf } from 'shared-contracts/locale';
import { useShell } from '../shell-context/ShellContext.ts';
import { useCurrentPage } from '../shell-context/useCurrentPage.ts';
import { SlotsContext } from '../widgets/SlotsContext.ts';

/** Gives every slot below it the document's release set and the props of the present address. */
export function PageSlots({ children }: { readonly children: ReactNode }) {
  const { state, services } = useShell();
  const { page, query } = useCurrentPage().props;
  const value = useMemo(
    () => ({
      release: state.release,
      language: languageOf(state.locale),
      props: { page, query },
      services,
    }),
    [state, services, page, query],
  );
  return <SlotsContext value={value}>{children}</SlotsContext>;
}
