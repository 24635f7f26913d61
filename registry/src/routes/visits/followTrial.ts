import { RequestError } from 'server-kit/http/requestError';
import type { ActRecords } from '../../records/recordStore.ts';
import { REGISTRY } from '../../records/toEntry.ts';
import type { Registry } from '../../registry.ts';
import { judge } from '../../trial/judge.ts';
import { raise } from '../raise/raise.ts';
import { takeBack } from '../rollback/rollBack.ts';

/** Visits of the canary at one share before it is raised by itself. */
const ENOUGH_FOR_A_STEP = 200;

/** What the registry does of itself after new visits were counted: nothing, take a canary back, or raise it. */
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
  const share = (await act.find(name, trial.version))!.traffic;
  const next = trial.steps.find((step) => step > share);
  if (
    verdict.is !== 'well' ||
    next === undefined ||
    canary.visits - trial.visitsBefore < ENOUGH_FOR_A_STEP
  )
    return undefined;
  try {
    await raise({ name, traffic: next, reason: verdict.why }, REGISTRY, act, registry);
    return 'raised';
  } catch (error) {
    // somebody else's version has come since, or the widget is frozen: the trial goes on at its share, and a person decides
    if (error instanceof RequestError) return undefined;
    throw error;
  }
}
