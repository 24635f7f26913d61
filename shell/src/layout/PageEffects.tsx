import { useEffect } from 'react';
import { useShellDispatch, useShellSelector } from '../page-state/hooks.ts';
import { persistState } from '../page-state/persistence.ts';
import { windowResized } from '../page-state/windowSizeSlice.ts';
import { useShell } from '../shell-context/ShellContext.ts';
import { watchStickyLayers } from './stickyLayers.ts';

/** R3.29: stores the size of the window, at most once for each animation frame. */
function useWindowSize() {
  const dispatch = useShellDispatch();
  useEffect(() => {
    let drawing = 0;
    const tell = () =>
      dispatch(windowResized({ height: window.innerHeight, width: window.innerWidth }));
    const later = () => {
      cancelAnimationFrame(drawing);
      drawing = requestAnimationFrame(tell);
    };
    tell();
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(drawing);
      window.removeEventListener('resize', later);
    };
  }, [dispatch]);
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
