import { RequestError } from 'server-kit/http/requestError';
import type { ActRecords } from '../../records/recordStore.ts';
import { REGISTRY } from '../../records/toEntry.ts';
import type { Registry } from '../../registry.ts';
import { besideStable, rulesOf } from '../../trial/comparison.ts';
import { judge } from '../../trial/judge.ts';
import { raise } from '../raise/raise.ts';
import { takeBack } from '../rollback/rollBack.ts';

const MINUTE = 60_000;

/**
 * Judges a running trial after new visits: takes the canary back, raises it, or does nothing
 * (undefined). Some failures come late, or at some hours only, so that a share lasts a while.
 */
export async function followTrial(
  name: string,
  act: ActRecords,
  registry: Pick<Registry, 'clock' | 'gate'>,
): Promise<'taken-back' | 'raised' | undefined> {
  const trial = await act.trial(name);
  const stable = trial && (await act.list(name)).find((record) => record.stable);
  if (!trial || !stable) return undefined;
  const tried = await act.get(name, trial.version);
  const rules = rulesOf(tried.manifest);
  const canary = await act.visits(name, trial.version, trial.startedAt);
  const base = await act.visits(name, stable.version, trial.startedAt);
  const verdict = judge(base, canary, besideStable(rules));
  if (verdict.is === 'worse') {
    await takeBack(name, verdict.why, REGISTRY, act, registry);
    return 'taken-back';
  }
  const next = trial.steps.find((share) => share > tried.traffic);
  if (
    verdict.is !== 'well' ||
    next === undefined ||
    canary.visits - trial.visitsBefore < rules.step.visits ||
    registry.clock() - trial.shareSince < rules.step.minutes * MINUTE
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
