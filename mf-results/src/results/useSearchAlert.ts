import { useEffect, useEffectEvent, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { AlertContent } from 'shared-contracts/widget';
import { useHost } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { selectResults } from '../store.ts';

/** Milliseconds after which a search counts as slow. */
const SLOW = 5000;

/** What the frame says of a search that has ended, if anything. */
function useLastWord(): () => AlertContent | undefined {
  const t = useTranslations('alert');
  const { status, failure, failedWith } = useSelector(selectResults);
  const wasOffline = useRef(false);
  return () => {
    if (failure) {
      wasOffline.current = !navigator.onLine;
      return wasOffline.current
        ? { severity: 'warning', title: t('offline'), messages: [t('kept')] }
        : { status: failedWith, title: t('title'), messages: [t('kept')] };
    }
    if (status !== 'ready' || !wasOffline.current) return undefined;
    wasOffline.current = false;
    return { severity: 'success', messages: [t('back')] };
  };
}

/**
 * R3.27, R4.32: the frame's alert says that a search of this document is slow, that it failed, with
 * its status and what is left of it, and that it ran once the network was back. The cause and the
 * next steps stand in the search's own place. The alert goes with the next search and with the
 * document. A search that failed on the server is only told in its place.
 */
export function useSearchAlert(): void {
  const { frame } = useHost();
  const t = useTranslations('alert');
  const { status } = useSelector(selectResults);
  const hasSearched = useRef(false);
  const waiting = useEffectEvent(() => t('slow'));
  const lastWord = useEffectEvent(useLastWord());
  useEffect(() => {
    let isShown = false;
    const show = (alert: AlertContent | undefined) => {
      if (!alert) return;
      isShown = true;
      frame.showAlert(alert);
    };
    const slow = () => show({ severity: 'info', loading: true, messages: [waiting()] });
    const timer = status === 'loading' ? setTimeout(slow, SLOW) : undefined;
    if (status === 'loading') hasSearched.current = true;
    else if (hasSearched.current) show(lastWord());
    const hide = () => {
      if (isShown) frame.hideAlert();
      isShown = false;
    };
    window.addEventListener('pagehide', hide);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', hide);
      hide();
    };
  }, [frame, status]);
}
