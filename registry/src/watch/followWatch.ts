import { RequestError } from 'server-kit/http/requestError';
import { passGate } from '../gate/passGate.ts';
import type { ActRecords } from '../records/recordStore.ts';
import { REGISTRY, toEntry } from '../records/toEntry.ts';
import type { Registry } from '../registry.ts';
import { LONGEST_WATCH, readWatch, type Watch } from './readWatch.ts';

/** Milliseconds that a version is watched at least, however many visits it has. */
const SHORTEST_WATCH = 3_600_000;
/** So many visits without a verdict against it end a watch after its shortest time. */
const ENOUGH_TO_END = 5000;

type Followed = 'taken-back' | 'watch-ended' | undefined;
type Services = Pick<Registry, 'clock' | 'gate'>;

function isOver({ since, watched }: Watch, now: number): boolean {
  const lasted = now - since;
  return (
    lasted >= LONGEST_WATCH || (lasted >= SHORTEST_WATCH && watched.counts.visits >= ENOUGH_TO_END)
  );
}

async function end(
  { name, version }: Watch,
  why: string,
  act: ActRecords,
  { clock }: Services,
): Promise<Followed> {
  await act.endWatch(name);
  await act.write(toEntry(clock, REGISTRY, { act: 'watch-ended', widget: name, version, why }));
  return 'watch-ended';
}

/** Gives all visitors the version before again. A canary beside it has nothing left to be compared with. */
async function goBack(watch: Watch, act: ActRecords, { clock }: Services): Promise<Followed> {
  const { name, version, target, verdict } = watch;
  const trial = await act.trial(name);
  await act.makeStable(name, target.version, [version]);
  const why = `${verdict.why}. All visitors have ${target.version} again.`;
  await act.write(toEntry(clock, REGISTRY, { act: 'taken-back', widget: name, version, why }));
  if (trial)
    await act.write(
      toEntry(clock, REGISTRY, {
        act: 'trial-ended',
        widget: name,
        version: trial.version,
        why: `${version}, beside which it was on trial, was taken back`,
      }),
    );
  return 'taken-back';
}

/**
 * Judges the watched version of a widget after new visits, or after time has passed: goes back to the
 * version before, ends the watch, or does nothing (undefined). Where the contract gate refuses the version
 * before, a person decides; the log says so.
 */
export async function followWatch(
  name: string,
  act: ActRecords,
  registry: Services,
): Promise<Followed> {
  const watch = await readWatch(name, act);
  if (!watch) return undefined;
  const { target, verdict } = watch;
  if (verdict.is === 'worse') {
    try {
      await passGate(target.manifest, act, registry.gate);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const why = `${verdict.why}. It cannot go back to ${target.version} by itself: ${error.message}`;
      return end(watch, why, act, registry);
    }
    return goBack(watch, act, registry);
  }
  return isOver(watch, registry.clock()) ? end(watch, verdict.why, act, registry) : undefined;
}
