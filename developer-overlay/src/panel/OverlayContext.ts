import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DocumentState } from 'host-kit/document/documentState';
import type { DocumentLog } from '../log/documentLog.ts';

export interface OverlayValue {
  readonly log: DocumentLog;
  readonly state: DocumentState;
}

export const OverlayContext = createContext<OverlayValue | null>(null);

/** The document that the overlay lies over. */
export function useOverlay(): OverlayValue {
  const value = useContext(OverlayContext);
  if (!value) throw new Error('useOverlay needs the overlay around it');
  return value;
}

/** The log, anew with everything that happens. */
export function useLog(): DocumentLog {
  const { log } = useOverlay();
  useSyncExternalStore(log.subscribe, log.count);
  return log;
}
