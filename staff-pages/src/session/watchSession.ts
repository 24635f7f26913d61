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

/** Milliseconds after which a server that was not reached is asked again. */
const AGAIN_AFTER = 3000;
const CHECKED_AT = ['focus', 'online', 'visibilitychange'] as const;

function here(): string {
  return location.pathname + location.search;
}

/**
 * Asks the server for the session. An ended session leads to the login. Resolves to whether nothing is
 * left to ask: false if the server was not reached.
 */
async function check({ kind, isLeaving, leave, onChecked }: SessionWatch): Promise<boolean> {
  if (document.visibilityState === 'hidden' || isLeaving()) return true;
  try {
    await staffClient().get(authPaths(kind).user, {
      auth: kind,
      singular: { id: 'session', strategy: 'cancel-new' },
    });
    onChecked(false);
    return true;
  } catch (error) {
    const isEnded = isInvalidAuth(error);
    if (isEnded) leave(staffLogin(kind, { ended: '1', return: here() }));
    else onChecked(true);
    return isEnded;
  }
}

/** A page that comes back from the history may show a person who has signed out since. */
function reloadFromHistory({ persisted }: PageTransitionEvent): void {
  if (persisted) location.reload();
}

/**
 * Checks the session at each return to the tab, when the browser is online again, one second after the
 * session's end, and every three seconds while the server is not reached. A sign-out in another tab leads to the login. Returns a function that ends the watch.
 */
export function watchSession(watch: SessionWatch): () => void {
  const { kind, remaining, leave } = watch;
  let again: ReturnType<typeof setTimeout> | undefined;
  let hasStopped = false;
  const onCheck = () => {
    clearTimeout(again);
    void check(watch).then((isDone) => {
      if (!isDone && !hasStopped) again = setTimeout(onCheck, AGAIN_AFTER);
    });
  };
  const end = setTimeout(onCheck, Math.max(0, remaining) + 1000);
  const stopHearing = onSignOutElsewhere(kind, () => leave(staffLogin(kind, { out: '1' })));
  for (const event of CHECKED_AT) addEventListener(event, onCheck);
  addEventListener('pageshow', reloadFromHistory);
  return () => {
    hasStopped = true;
    clearTimeout(again);
    clearTimeout(end);
    stopHearing();
    for (const event of CHECKED_AT) removeEventListener(event, onCheck);
    removeEventListener('pageshow', reloadFromHistory);
  };
}
