import { useEffect, useEffectEvent } from 'react';
import { alertInitialized } from '../page-state/alertSlice.ts';
import { useShellDispatch, useShellSelector } from '../page-state/hooks.ts';
import { persistState } from '../page-state/persistence.ts';
import { windowResized } from '../page-state/windowSizeSlice.ts';
import { useAddress } from '../shell-context/AddressContext.ts';
import { useShell } from '../shell-context/ShellContext.ts';
import { useCurrentPage } from '../shell-context/useCurrentPage.ts';
import { watchStickyLayers } from './stickyLayers.ts';
import { watchWindowSize } from './windowSize.ts';

/**
 * R3.29: stores the size of the window, at most once for each animation frame, and tells its height
 * to the styles. Unlike `100dvh` it ends where an on-screen keyboard begins.
 */
function useWindowSize() {
  const dispatch = useShellDispatch();
  useEffect(() => watchWindowSize((size) => dispatch(windowResized(size))), [dispatch]);
  const height = useShellSelector(({ windowSize }) => windowSize.height);
  useEffect(() => {
    if (height > 0) document.documentElement.style.setProperty('--g-window-height', `${height}px`);
  }, [height]);
}

/** R3.28: what was done on one address is not news on the next. */
function useAlertEnd() {
  const dispatch = useShellDispatch();
  const { pathname, search } = useAddress();
  const isSuccess = useShellSelector(({ alert }) => alert.severity === 'success');
  const leave = useEffectEvent(() => {
    if (isSuccess) dispatch(alertInitialized());
  });
  useEffect(() => () => leave(), [pathname, search]);
}

/**
 * R3.27: applies the page's state to the document: scroll locks, the flag `data-ready`, and what is
 * kept in the session. Renders nothing.
 */
export function PageEffects() {
  useWindowSize();
  useEffect(watchStickyLayers, []);
  const { services } = useShell();
  useEffect(
    () => (services ? persistState(services.store, services.storage) : undefined),
    [services],
  );
  useAlertEnd();
  const { page } = useCurrentPage().route;
  // R4.33: what one page laid over itself does not lie over the next one
  useEffect(() => () => services?.overlay.reset(), [page, services]);
  const locked = useShellSelector(({ scrollLocks }) => scrollLocks.length > 0);
  const ready = useShellSelector(({ readiness }) => readiness.dataReady);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-scroll-locked', locked);
    return () => document.documentElement.removeAttribute('data-scroll-locked');
  }, [locked]);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-ready', ready);
  }, [ready]);
  return null;
}
