import { useEffect, useState } from 'react';
import type { TeamState } from '../state/teamState.ts';
import { fetchTeam } from '../gateway/fetchTeam.ts';
import { TEAM_HOME, teamPath } from './teamPaths.ts';

/** Milliseconds between two looks. */
const PAUSE = 10_000;

export interface Live {
  readonly state: TeamState;
  /** Whether the last look did not reach the server. */
  readonly isStale: boolean;
}

/**
 * Keeps what a team's page shows up to date while somebody sees it. What the page has said of an act stays. A
 * session that is over leads to the sign-in, and back.
 */
export function useLive(first: TeamState): Live {
  const [live, setLive] = useState<Live>({ state: first, isStale: false });
  const path = teamPath(first.name);
  useEffect(() => {
    let hasStopped = false;
    const look = async () => {
      if (document.visibilityState === 'hidden') return;
      const found = await fetchTeam(path);
      if (hasStopped) return;
      if (found === 'ended')
        location.replace(`${TEAM_HOME}/login?${new URLSearchParams({ ended: '1', return: path })}`);
      else
        setLive((shown) =>
          found?.widget
            ? { state: { ...found, ...(first.notice && { notice: first.notice }) }, isStale: false }
            : { ...shown, isStale: true },
        );
    };
    const onLook = () => void look();
    const timer = setInterval(onLook, PAUSE);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      hasStopped = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, [path, first.notice]);
  return live;
}
