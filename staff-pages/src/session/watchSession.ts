import { isInvalidAuth } from 'shared-contracts/errors';
import { authPaths, type StaffKind } from 'shared-contracts/staff';
import { staffClient } from '../gateway/staffClient.ts';
import { onSignOutElsewhere } from './signOutChannel.ts';
import { staffLogin } from './staffLogin.ts';

/** What a watched session is told and asked. */
export interface SessionWatch {
  readonly kind: StaffKind;
  /** Milliseconds until the session ends. */
  readonly remaining: number;
  /** Whether the page is on its way to another document. Then nothing is asked any more. */
  isLeaving(): boolean;
  /** Replaces the document. */
  leave(href: string): void;
  /** Hears after each check whether the server could be reached. */
  onChecked(isOffline: boolean): void;
}

const CHECKED_AT = ['focus', 'online', 'visibilitychange'] as const;

function here(): string {
  return location.pathname + location.search;
}

/** Asks the server for the session. An ended session leads to the login. */
async function check({ kind, isLeaving, leave, onChecked }: SessionWatch): Promise<void> {
  if (document.visibilityState === 'hidden' || isLeaving()) return;
  try {
    await staffClient().get(authPaths(kind).user, {
      auth: kind,
      singular: { id: 'session', strategy: 'cancel-new' },
    });
    onChecked(false);
  } catch (error) {
    if (isInvalidAuth(error)) leave(staffLogin(kind, { ended: '1', return: here() }));
    else onChecked(true);
  }
}

/** A page that comes back from the history may show a person who has signed out since. */
function reloadFromHistory({ persisted }: PageTransitionEvent): void {
  if (persisted) location.reload();
}

/**
 * Checks the session at each return to the tab, when the browser is online again, and one second after the session's end.
 * A sign-out in another tab leads to the login. Returns a function that ends the watch.
 */
export function watchSession(watch: SessionWatch): () => void {
  const { kind, remaining, leave } = watch;
  const onCheck = () => void check(watch);
  const end = setTimeout(onCheck, Math.max(0, remaining) + 1000);
  const stopHearing = onSignOutElsewhere(kind, () => leave(staffLogin(kind, { out: '1' })));
  for (const event of CHECKED_AT) addEventListener(event, onCheck);
  addEventListener('pageshow', reloadFromHistory);
  return () => {
    clearTimeout(end);
    stopHearing();
    for (const event of CHECKED_AT) removeEventListener(event, onCheck);
    removeEventListener('pageshow', reloadFromHistory);
  };
}
