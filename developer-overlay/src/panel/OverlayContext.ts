import type { DocumentState } from 'host-kit/document/documentState';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DocumentLog } from '../log/documentLog.ts';

/** What the overlay knows about the document under it. */
export interface OverlayValue {
  readonly log: DocumentLog;
  readonly state: DocumentState;
}

export const OverlayContext = createContext<OverlayValue | null>(null);

/** Returns the document's log and state. Throws outside of the overlay. */
export function useOverlay(): OverlayValue {
  const value = useContext(OverlayContext);
  if (!value) throw new Error('useOverlay works only inside of an OverlayContext.');
  return value;
}

/** Returns the document's log, and renders the component again at every happening. */
export function useLog(): DocumentLog {
  const { log } = useOverlay();
  useSyncExternalStore(log.subscribe, log.count);
  return log;
}
