import type { TeamState } from '../state/teamState.ts';

/** Milliseconds. */
const PATIENCE = 8000;

/** Reads what a team's page shows at present; `ended` if nobody is signed in, undefined if there was no answer. */
export async function fetchTeam(path: string): Promise<TeamState | 'ended' | undefined> {
  try {
    const response = await fetch(path, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.status === 401) return 'ended';
    // the server that has sent the page answers in its form
    return response.ok ? ((await response.json()) as TeamState) : undefined;
  } catch {
    return undefined;
  }
}
