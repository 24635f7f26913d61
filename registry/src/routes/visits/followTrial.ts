import { RequestError } from 'server-kit/http/requestError';
import type { ActRecords } from '../../records/recordStore.ts';
import { REGISTRY } from '../../records/toEntry.ts';
import type { Registry } from '../../registry.ts';
import { judge } from '../../trial/judge.ts';
import { raise } from '../raise/raise.ts';
import { takeBack } from '../rollback/rollBack.ts';

/** The canary's visits at one share before the registry raises it. */
const ENOUGH_FOR_A_STEP = 200;
/** Milliseconds that the canary stays at one share at least: some failures come late, or at some hours only. */
const SHORTEST_STEP = 600_000;

/**
 * Judges a running trial after new visits: takes the canary back, raises it, or does nothing
 * (undefined).
 */
export async function followTrial(
  name: string,
  act: ActRecords,
  registry: Pick<Registry, 'clock' | 'gate'>,
): Promise<'taken-back' | 'raised' | undefined> {
  const trial = await act.trial(name);
  const stable = trial && (await act.list(name)).find((record) => record.stable);
  if (!trial || !stable) return undefined;
  const canary = await act.visits(name, trial.version, trial.startedAt);
  const verdict = judge(await act.visits(name, stable.version, trial.startedAt), canary);
  if (verdict.is === 'worse') {
    await takeBack(name, verdict.why, REGISTRY, act, registry);
    return 'taken-back';
  }
  const share = (await act.get(name, trial.version)).traffic;
  const next = trial.steps.find((step) => step > share);
  if (
    verdict.is !== 'well' ||
    next === undefined ||
    canary.visits - trial.visitsBefore < ENOUGH_FOR_A_STEP ||
    registry.clock() - trial.shareSince < SHORTEST_STEP
  )
    return undefined;
  try {
    await raise({ name, traffic: next, reason: verdict.why }, REGISTRY, act, registry);
    return 'raised';
  } catch (error) {
    // the contract gate refuses it, or the widget is frozen: the trial keeps its share, and a
    // person decides
    if (error instanceof RequestError) return undefined;
    throw error;
  }
}
