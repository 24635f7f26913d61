import fc from 'fast-check';
import type { Discovery, ReleaseRecord } from 'shared-contracts/release';
import { aDiscovery, aLiveVersion, aManifest } from '../../testing/builders.ts';
import { whyNotFollowed } from './whyNotFollowed.ts';

const NOW = Date.UTC(2026, 10, 23);
const HOUR = 3_600_000;

function anAnswer(version: string, record: Partial<ReleaseRecord> = {}): Discovery {
  return {
    ...aDiscovery(aLiveVersion(aManifest({ version }))),
    record: { serial: 7, issuedAt: NOW, expiresAt: NOW + HOUR, withdrawn: {}, ...record },
  };
}
const LAST = anAnswer('1.1.0', { withdrawn: { 'mf-results': ['1.0.1'] } });
const WITHDRAWN = { withdrawn: { 'mf-results': ['1.0.1', '1.1.0'] } };

it.each<[string, Discovery, string]>([
  [
    'is older',
    anAnswer('1.0.0', { ...WITHDRAWN, serial: 6 }),
    'it is older (6) than the last one (7)',
  ],
  [
    'has the same number and another content',
    anAnswer('1.2.0', { withdrawn: { 'mf-results': ['1.0.1'] } }),
    'it has the number of the last one (7) and another content',
  ],
  [
    'has expired',
    anAnswer('1.2.0', { serial: 8, expiresAt: NOW, withdrawn: { 'mf-results': ['1.0.1'] } }),
    'it was valid until 2026-11-23T00:00:00.000Z only',
  ],
  [
    'runs what was taken back',
    anAnswer('1.1.0', { ...WITHDRAWN, serial: 8 }),
    'it names mf-results@1.1.0, which was taken back',
  ],
  [
    'forgets what was taken back',
    anAnswer('1.0.1', { serial: 8 }),
    'it forgets that mf-results@1.0.1 was taken back',
  ],
  ['has no record any more', aDiscovery(aLiveVersion()), 'it has no number any more'],
  [
    'lacks a widget',
    { ...anAnswer('1.1.0', { serial: 8 }), microFrontends: {} },
    'it names no version of mf-results any more',
  ],
])('[R10.05] an answer that %s is not followed', (_what, next, why) => {
  expect(whyNotFollowed(next, LAST, NOW)).toBe(why);
});

it('[R10.05] the next act is followed, and so is the same answer with a new date', () => {
  const rolledBack = anAnswer('1.0.0', { ...WITHDRAWN, serial: 8 });
  expect(whyNotFollowed(rolledBack, LAST, NOW)).toBeUndefined();
  const renewed = { ...LAST, record: { ...LAST.record!, expiresAt: NOW + 2 * HOUR } };
  expect(whyNotFollowed(renewed, LAST, NOW)).toBeUndefined();
  // the first answer of a new shell
  expect(whyNotFollowed(LAST, aDiscovery(), NOW)).toBeUndefined();
});

/** What a registry answers after each act: publishes, and rollbacks to the version before. */
function answersOf(acts: readonly boolean[]): Discovery[] {
  let stable = 0;
  let published = 0;
  const withdrawn: string[] = [];
  const good = [0];
  return acts.map((isPublish, at) => {
    if (isPublish || good.length < 2) good.push((published += 1));
    else withdrawn.push(`1.${good.pop()}.0`);
    stable = good.at(-1)!;
    return anAnswer(`1.${stable}.0`, {
      serial: at + 1,
      withdrawn: { 'mf-results': [...withdrawn] },
    });
  });
}

it('[R10.05] whatever old answers come again in whatever order, none is followed and no withdrawn version runs', () => {
  fc.assert(
    fc.property(
      fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }),
      fc.array(fc.nat(), { maxLength: 40 }),
      (acts, order) => {
        const answers = answersOf(acts);
        let followed = aDiscovery();
        const seen = new Set<string>();
        for (const at of order) {
          const next = answers[at % answers.length]!;
          if (whyNotFollowed(next, followed, NOW) !== undefined) continue;
          expect(next.record!.serial).toBeGreaterThanOrEqual(followed.record?.serial ?? 0);
          followed = next;
          for (const version of next.record!.withdrawn['mf-results'] ?? []) seen.add(version);
          expect(seen).not.toContain(next.microFrontends['mf-results']?.[0]?.metadata.version);
        }
        // the newest is followed whatever came before
        expect(whyNotFollowed(answers.at(-1)!, followed, NOW)).toBeUndefined();
      },
    ),
  );
});
