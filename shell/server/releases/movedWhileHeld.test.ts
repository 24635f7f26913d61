import fc from 'fast-check';
import type { Discovery, HeldWidget, LiveVersion } from 'shared-contracts/release';
import { aLiveVersion, aManifest } from '../../testing/builders.ts';
import { whyNotFollowed } from './whyNotFollowed.ts';

const NOW = Date.UTC(2026, 10, 23);
const NAME = 'mf-results';
const FROZEN: Omit<HeldWidget, 'order'> = { hold: 'frozen', since: 5 };
/** The order of publishes. */
const ORDER: Record<string, number> = { '1.0.0': 1, '1.1.0': 2, '1.2.0': 4, '1.3.0': 6 };

/** What is live: the stable version, and a canary with its share. */
type Shown = readonly [stable: string, canary?: string, traffic?: number];

/** An answer after an act. `hold` undefined: the widget is not held. */
function anAnswer(
  [stable, canary, traffic = 0]: Shown,
  serial: number,
  hold?: Omit<HeldWidget, 'order'>,
): Discovery {
  const versions: LiveVersion[] = [stable, ...(canary === undefined ? [] : [canary])].map(
    (version, at) =>
      aLiveVersion(aManifest({ version }), {
        deployment: { traffic: at === 0 ? 100 - traffic : traffic, default: at === 0 },
      }),
  );
  const names = versions.map(({ metadata }) => metadata.version);
  const order = Object.fromEntries(names.map((name) => [name, ORDER[name] ?? 9]));
  return {
    schema: '',
    microFrontends: { [NAME]: versions },
    record: {
      serial,
      issuedAt: NOW,
      expiresAt: NOW + 1000,
      withdrawn: {},
      holds: hold ? { [NAME]: { ...hold, order } } : {},
    },
  };
}
const LAST = anAnswer(['1.1.0', '1.2.0', 10], 7, FROZEN);

it.each<[string, Shown]>([
  ['a later version', ['1.3.0']],
  ['its canary to everybody', ['1.2.0']],
  ['its canary to more visitors', ['1.1.0', '1.2.0', 20]],
  ['another canary', ['1.1.0', '1.3.0', 5]],
  ['an earlier version as a canary', ['1.1.0', '1.0.0', 5]],
])('[R10.05] an answer that gives a frozen widget %s is not followed', (_what, shown) => {
  expect(whyNotFollowed(anAnswer(shown, 8, FROZEN), LAST, NOW)).toBe(
    'it moves mf-results (frozen), whose hold was not lifted',
  );
});

it.each<[string, Shown]>([
  ['the trial ends', ['1.1.0']],
  ['the canary gets fewer visitors', ['1.1.0', '1.2.0', 5]],
  ['an earlier version returns', ['1.0.0']],
  ['nothing moves', ['1.1.0', '1.2.0', 10]],
])('[R10.04] an answer is followed if, while the widget is frozen, %s', (_what, shown) => {
  expect(whyNotFollowed(anAnswer(shown, 8, FROZEN), LAST, NOW)).toBeUndefined();
});

it('[R10.04] an operator who moves a held widget on purpose is followed: by its release, by a later freeze after it, and by an act that names a pinned version', () => {
  const moved: Shown = ['1.3.0'];
  expect(whyNotFollowed(anAnswer(moved, 9), LAST, NOW)).toBeUndefined();
  // released, moved and frozen again before this shell asked
  const again = anAnswer(moved, 10, { ...FROZEN, since: 10 });
  expect(whyNotFollowed(again, LAST, NOW)).toBeUndefined();
  const pinned = anAnswer(['1.1.0'], 7, { hold: 'pinned', since: 7 });
  const byName = anAnswer(moved, 8, { hold: 'pinned', since: 8 });
  expect(whyNotFollowed(byName, pinned, NOW)).toBeUndefined();
  const unnamed = anAnswer(moved, 8, { hold: 'pinned', since: 7 });
  expect(whyNotFollowed(unnamed, pinned, NOW)).toContain('mf-results (pinned)');
});

it('[R10.05] an answer that does not say any more what is held is not followed', () => {
  const silent = anAnswer(['1.1.0', '1.2.0', 10], 8);
  delete silent.record!.holds;
  expect(whyNotFollowed(silent, LAST, NOW)).toBe('it does not say any more what is held');
});

it('[R10.04] an answer of an earlier registry from the disk says nothing of holds, and the first one that does is followed', () => {
  const kept = anAnswer(['1.1.0'], 7);
  delete kept.record!.holds;
  expect(whyNotFollowed(anAnswer(['1.1.0'], 7, FROZEN), kept, NOW)).toBeUndefined();
  expect(whyNotFollowed(anAnswer(['1.3.0'], 8, FROZEN), kept, NOW)).toBeUndefined();
  // from then on one number has one content again
  const lifted = anAnswer(['1.1.0'], 7);
  expect(whyNotFollowed(lifted, anAnswer(['1.1.0'], 7, FROZEN), NOW)).toContain('another content');
});

it('[R10.05] whatever a registry answers while a freeze stands, the stable version never gets later and no canary begins or grows', () => {
  const versions = fc.constantFrom(...Object.keys(ORDER));
  const shown = fc.tuple(versions, fc.option(versions), fc.integer({ min: 1, max: 99 }));
  fc.assert(
    fc.property(fc.array(shown, { maxLength: 30 }), (answers) => {
      let followed = LAST;
      for (const [at, [stable, canary, traffic]] of answers.entries()) {
        const next = anAnswer(
          canary === null ? [stable] : [stable, canary, traffic],
          8 + at,
          FROZEN,
        );
        if (whyNotFollowed(next, followed, NOW) !== undefined) continue;
        const before = followed.microFrontends[NAME] ?? [];
        const after = next.microFrontends[NAME] ?? [];
        const placeOf = ([live]: LiveVersion[]) => ORDER[live?.metadata.version ?? ''] ?? 0;
        expect(placeOf(after)).toBeLessThanOrEqual(placeOf(before));
        if (after[1]) {
          expect(after[1].metadata.version).toBe(before[1]?.metadata.version);
          expect(after[1].deployment.traffic).toBeLessThanOrEqual(before[1]!.deployment.traffic);
        }
        followed = next;
      }
    }),
  );
});
